import { BaseControl, Button } from '@wordpress/components';
import { useLayoutEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall, plus } from '@wordpress/icons';
import type { FocusEvent, KeyboardEvent } from 'react';
import { fieldErrorsText } from '../../../../components/field-error-text';
import { TextField } from '../../../../components/text-field';
import type { FieldError } from '../../../../survey-model';
import {
	BUILDER_OPTIONS_MAX,
	LIMITS,
	errorsOf,
} from '../../../../survey-model';

interface OptionsFieldProps {
	options: string[];
	minOptions: number;
	/** The field path of the options, `questions[0].config.options`. */
	path: string;
	/** Those that are to be seen. */
	errors: readonly FieldError[];
	/** The element that says what is wrong with the options as a whole. */
	errorId: string;
	onChange: ( options: string[] ) => void;
	/** Of any field in here; it is for the caller to tell whether all of them were left. */
	onBlur: ( event: FocusEvent ) => void;
}

/** The options with blank ones up to the least that there must be. */
function padded( options: string[], minOptions: number ): string[] {
	const missing = Math.max( 0, minOptions - options.length );
	return [ ...options, ...Array< string >( missing ).fill( '' ) ];
}

/** The options that a visitor picks from. Enter leads to the next one, or adds it. */
export function OptionsField( {
	options: given,
	minOptions,
	path,
	errors,
	errorId,
	onChange,
	onBlur,
}: OptionsFieldProps ) {
	const options = padded( given, minOptions );
	const list = useRef< HTMLFieldSetElement >( null );
	const canAdd = options.length < BUILDER_OPTIONS_MAX;
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
		list.current?.querySelectorAll( 'input' )[ index ]?.focus();
	}
	function add(): void {
		toFocus.current = options.length;
		onChange( [ ...options, '' ] );
	}
	function remove( index: number ): void {
		toFocus.current = Math.min( index, options.length - 2 );
		onChange( options.filter( ( _, other ) => other !== index ) );
	}
	function replace( index: number, text: string ): void {
		onChange(
			options.map( ( other, place ) =>
				place === index ? text : other
			)
		);
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
					errorsOf( errors, `${ path }[${ index }]` )
				);
				const isMissing = isListWrong && option.trim() === '';
				const label = sprintf(
					/* translators: %d: number of an option. */
					__( 'Option %d', 'userfeedback' ),
					index + 1
				);
				return (
					// Options have no ids; their place is what they are known by.
					<div className="userfeedback-options__row" key={ index }>
						<TextField
							dir="auto"
							hideLabelFromVision
							label={ label }
							placeholder={ label }
							value={ option }
							maxLength={ LIMITS.optionLength }
							error={ error }
							isInvalid={ error !== undefined || isMissing }
							{ ...( isMissing && {
								'aria-describedby': errorId,
							} ) }
							onChange={ ( text ) => replace( index, text ) }
							onBlur={ () => {
								if ( option !== option.trim() ) {
									replace( index, option.trim() );
								}
							} }
							onKeyDown={ ( event ) => onKeyDown( event, index ) }
						/>
						{ options.length > minOptions && (
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
