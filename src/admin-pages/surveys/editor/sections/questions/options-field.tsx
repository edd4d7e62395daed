import { BaseControl, Button } from '@wordpress/components';
import { useLayoutEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall, plus } from '@wordpress/icons';
import type { FocusEvent, KeyboardEvent } from 'react';
import { fieldErrorsText } from '../../../../../components/field-error-text';
import { TextField } from '../../../../../components/text-field';
import type { FieldError, Question } from '../../../../../survey-model';
import {
	BUILDER_OPTIONS_MAX,
	LIMITS,
	errorsOf,
	errorsWithin,
	labelOf,
	optionsOf,
	removeOption,
	renameOption,
	replaceOption,
	withOptions,
	withOptionsFrom,
} from '../../../../../survey-model';
import type { QuestionTypeDefinition } from '../../question-types';

interface OptionsFieldProps {
	question: Question;
	kind: NonNullable< QuestionTypeDefinition[ 'options' ] >;
	/** The control before the label of each option. */
	Part: QuestionTypeDefinition[ 'OptionPart' ];
	/** The field path of the options, such as `questions[0].config.options`. */
	path: string;
	/** The errors that may be shown now. */
	errors: readonly FieldError[];
	/** The id of the element with the errors about the options as a whole. */
	errorId: string;
	/** Whether the options cannot be changed. */
	isDisabled: boolean;
	onChange: ( question: Question ) => void;
	/** Blur event of any field in here; the caller decides whether the focus has left all of them. */
	onBlur: ( event: FocusEvent ) => void;
}

/** The options that a visitor can choose from. Enter moves to the next option, or adds one. */
export function OptionsField( {
	question: given,
	kind: { min, blank },
	Part,
	path,
	errors,
	errorId,
	isDisabled,
	onChange,
	onBlur,
}: OptionsFieldProps ) {
	const question = withOptionsFrom( given, min, blank );
	const options = optionsOf( question );
	const list = useRef< HTMLFieldSetElement >( null );
	const canAdd = ! isDisabled && options.length < BUILDER_OPTIONS_MAX;
	const isListWrong = errorsOf( errors, path ).length > 0;

	// The field to focus may exist only after the next render.
	const toFocus = useRef< number >();
	useLayoutEffect( () => {
		if ( toFocus.current !== undefined ) {
			focusOption( toFocus.current );
			toFocus.current = undefined;
		}
	}, [ options.length ] );

	function focusOption( index: number ): void {
		list.current
			?.querySelectorAll< HTMLInputElement >( 'input[type="text"]' )
			[ index ]?.focus();
	}
	function add(): void {
		toFocus.current = options.length;
		onChange( withOptions( question, [ ...options, blank ] ) );
	}
	function remove( index: number ): void {
		toFocus.current = Math.min( index, options.length - 2 );
		onChange( removeOption( question, index ) );
	}
	function rename( index: number, label: string ): void {
		onChange( renameOption( question, index, label ) );
	}
	function onKeyDown( event: KeyboardEvent, index: number ): void {
		// Enter also ends the composition of Chinese or Japanese text.
		if ( event.key !== 'Enter' || event.nativeEvent.isComposing ) {
			return;
		}
		event.preventDefault();
		if ( index < options.length - 1 ) {
			focusOption( index + 1 );
		} else if ( canAdd ) {
			add();
		}
	}

	return (
		<fieldset
			className="userfeedback-options"
			ref={ list }
			onBlur={ onBlur }
		>
			<BaseControl.VisualLabel as="legend">
				{ __( 'Options', 'userfeedback' ) }
			</BaseControl.VisualLabel>
			{ options.map( ( option, index ) => {
				const error = fieldErrorsText(
					errorsWithin( errors, `${ path }[${ index }]` )
				);
				const text = labelOf( option );
				const isMissing = isListWrong && text.trim() === '';
				const label = sprintf(
					/* translators: %d: number of an option. */
					__( 'Option %d', 'userfeedback' ),
					index + 1
				);
				return (
					// Options have no ids, so that the index is their key.
					<div className="userfeedback-options__row" key={ index }>
						{ Part && (
							<Part
								question={ question }
								option={ option }
								number={ index + 1 }
								isLocked={ isDisabled }
								onChange={ ( changed ) =>
									onChange(
										replaceOption(
											question,
											index,
											changed
										)
									)
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
							isInvalid={ error !== undefined || isMissing }
							{ ...( isMissing && {
								'aria-describedby': errorId,
							} ) }
							onChange={ ( typed ) => rename( index, typed ) }
							onBlur={ () => {
								if ( text !== text.trim() ) {
									rename( index, text.trim() );
								}
							} }
							onKeyDown={ ( event ) => onKeyDown( event, index ) }
						/>
						{ ! isDisabled && options.length > min && (
							<Button
								icon={ closeSmall }
								label={ sprintf(
									/* translators: %d: number of an option. */
									__( 'Remove option %d', 'userfeedback' ),
									index + 1
								) }
								onClick={ () => remove( index ) }
							/>
						) }
					</div>
				);
			} ) }
			{ canAdd && (
				<Button
					variant="tertiary"
					size="compact"
					icon={ plus }
					onClick={ add }
				>
					{ __( 'Add option', 'userfeedback' ) }
				</Button>
			) }
		</fieldset>
	);
}
