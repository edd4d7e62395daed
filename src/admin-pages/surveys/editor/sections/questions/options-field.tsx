import {
	SortableContext,
	verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { BaseControl, Button } from '@wordpress/components';
import { useId, useMemo, useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import type { FocusEvent } from 'react';
import { fieldErrorsText } from '@/lib/field-error-text';
import { formatNumber } from '@/lib/format';
import { TextField } from '@/components/text-field';
import type { FieldError, Question } from '@/survey-model';
import {
	BUILDER_OPTIONS_MAX,
	LIMITS,
	errorsOf,
	errorsWithin,
	labelOf,
	optionsOf,
	withOptionsFrom,
} from '@/survey-model';
import type { Edit, QuestionTypeDefinition } from '../../question-types';
import { memoPart } from './memo-part';
import { OptionChangeNote } from './option-change-note';
import { OptionRow } from './option-row';
import { unfitText, useOptionEditing } from './use-option-editing';

interface OptionsFieldProps {
	question: Question;
	kind: NonNullable< QuestionTypeDefinition[ 'options' ] >;
	/** The control before the label of each option. */
	Part: QuestionTypeDefinition[ 'OptionPart' ];
	/** The field path of the options, such as `questions[0].config.options`. */
	path: string;
	/** The errors that may be shown now. */
	errors: readonly FieldError[];
	/** Whether the options cannot be changed. */
	isDisabled: boolean;
	edit: Edit< Question >;
	/** Blur event of any field in here; the caller decides whether the focus has left all of them. */
	onBlur: ( event: FocusEvent ) => void;
}

/** Says how many options there are once none can be added. */
function countText( count: number ): string {
	return count > BUILDER_OPTIONS_MAX
		? sprintf(
				/* translators: %s: number of options. */
				_n( '%s option', '%s options', count, 'userfeedback' ),
				formatNumber( count )
			)
		: sprintf(
				/* translators: 1: number of options, 2: greatest number of options. */
				__( '%1$s of %2$s options', 'userfeedback' ),
				formatNumber( count ),
				formatNumber( BUILDER_OPTIONS_MAX )
			);
}

function Options( {
	question: given,
	kind,
	Part,
	path,
	errors,
	isDisabled,
	edit: editQuestion,
	onBlur,
}: OptionsFieldProps ) {
	const { config } = given;
	// Ids of options that are not stored yet stay the same until they are.
	const withBlank = useMemo( () => {
		const made = withOptionsFrom( given, kind.min, kind.blank );
		return ( current: Question ): Question =>
			current.config === config
				? ( { ...current, config: made.config } as Question )
				: withOptionsFrom( current, kind.min, kind.blank );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- of a question its config counts
	}, [ config, kind ] );
	const question = withBlank( given );
	const options = optionsOf( question );
	const list = useRef< HTMLFieldSetElement >( null );
	const errorId = useId();
	const edit = useOptionEditing( {
		question,
		kind,
		list,
		edit: ( change ) =>
			editQuestion( ( current ) => change( withBlank( current ) ) ),
	} );
	const ids = edit.keys.map( ( key ) => `${ question.id }/${ key }` );
	const listError = fieldErrorsText( errorsOf( errors, path ) );

	return (
		<fieldset
			className="userfeedback-options"
			ref={ list }
			onBlur={ onBlur }
		>
			<BaseControl.VisualLabel as="legend">
				{ __( 'Options', 'userfeedback' ) }
			</BaseControl.VisualLabel>
			<SortableContext
				items={ ids }
				strategy={ verticalListSortingStrategy }
			>
				<ul className="userfeedback-options__list">
					{ options.map( ( option, index ) => {
						const error = fieldErrorsText(
							errorsWithin( errors, `${ path }[${ index }]` )
						);
						const text = labelOf( option );
						const isMissing =
							listError !== undefined && text.trim() === '';
						const label = sprintf(
							/* translators: %d: number of an option. */
							__( 'Option %d', 'userfeedback' ),
							index + 1
						);
						const change = edit.changeOf( index );
						const noteId = `${ ids[ index ]! }/change`;
						return (
							<OptionRow
								key={ ids[ index ] }
								id={ ids[ index ]! }
								index={ index }
								count={ options.length }
								isDisabled={ isDisabled }
								onRemove={
									! isDisabled && options.length > kind.min
										? () => edit.remove( index )
										: undefined
								}
								onDrop={ edit.move }
								onMove={ edit.moveByButton }
								note={
									change && (
										<OptionChangeNote
											id={ noteId }
											change={ change }
											isDisabled={ isDisabled }
											onToggle={ () =>
												edit.toggleIdentity( index )
											}
										/>
									)
								}
							>
								{ Part && (
									<Part
										question={ question }
										option={ option }
										number={ index + 1 }
										isLocked={ isDisabled }
										edit={ ( make ) =>
											edit.change( index, make )
										}
									/>
								) }
								<TextField
									dir="auto"
									hideLabelFromVision
									label={ label }
									placeholder={ label }
									value={ text }
									disabled={ isDisabled }
									maxLength={ LIMITS.optionLength }
									error={ error }
									isInvalid={
										error !== undefined || isMissing
									}
									{ ...( isMissing && {
										'aria-describedby': errorId,
									} ) }
									{ ...( change &&
										error === undefined &&
										! isMissing && {
											'aria-describedby': noteId,
										} ) }
									onChange={ ( typed ) =>
										edit.rename( index, typed )
									}
									onBlur={ () => {
										if ( text !== text.trim() ) {
											edit.rename( index, text.trim() );
										}
									} }
									onKeyDown={ ( event ) =>
										edit.onKeyDown( event, index )
									}
									onPaste={ ( event ) =>
										edit.onPaste( event, index )
									}
								/>
							</OptionRow>
						);
					} ) }
				</ul>
			</SortableContext>
			{ listError !== undefined && (
				<p className="userfeedback-options__error" id={ errorId }>
					{ listError }
				</p>
			) }
			{ edit.unfit > 0 && (
				<p className="userfeedback-options__note">
					{ unfitText( edit.unfit ) }
				</p>
			) }
			{ ! isDisabled && options.length < BUILDER_OPTIONS_MAX && (
				<Button
					variant="tertiary"
					size="compact"
					icon={ plus }
					onClick={ edit.add }
				>
					{ __( 'Add option', 'userfeedback' ) }
				</Button>
			) }
			{ options.length >= BUILDER_OPTIONS_MAX && (
				<p className="userfeedback-options__note">
					{ countText( options.length ) }
				</p>
			) }
		</fieldset>
	);
}

/**
 * The options that a visitor can choose from. Enter moves to the next option or adds one, Backspace in an empty option
 * removes it, and pasted lines become options.
 */
export const OptionsField = memoPart(
	Options,
	[ 'id', 'type', 'config' ],
	( { Part } ) => Part !== undefined
);
