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
	/** What is before the label of each option. */
	Part: QuestionTypeDefinition[ 'OptionPart' ];
	/** The field path of the options, `questions[0].config.options`. */
	path: string;
	/** Those that are to be seen. */
	errors: readonly FieldError[];
	/** The element that says what is wrong with the options as a whole. */
	errorId: string;
	/** Whether they are only shown. */
	isDisabled: boolean;
	onChange: ( question: Question ) => void;
	/** Of any field in here; it is for the caller to tell whether all of them were left. */
	onBlur: ( event: FocusEvent ) => void;
}

/** The options that a visitor picks from. Enter leads to the next one, or adds it. */
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

	// A field to be focused may only come with the next rendering.
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
		// Enter also ends the composition of a Chinese or Japanese word.
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
					// Options have no ids; their place is what they are known by.
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
