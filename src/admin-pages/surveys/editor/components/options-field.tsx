import { BaseControl, Button } from '@wordpress/components';
import { useLayoutEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall, plus } from '@wordpress/icons';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { fieldErrorsText } from '../../../../components/field-error-text';
import { TextField } from '../../../../components/text-field';
import type { FieldError } from '../../../../survey-model';
import {
	BUILDER_OPTIONS_MAX,
	LIMITS,
	errorsOf,
	errorsWithin,
} from '../../../../survey-model';

/** An option: its label, or an object with one. */
type AnyOption = string | { label: string };

/** What kind of options they are. */
export interface OptionKind< Option extends AnyOption > {
	/** One to begin with, without a label. */
	blank: () => Option;
	withLabel: ( option: Option, label: string ) => Option;
	/** What an option has beside its label, shown before that; it is counted from 1. */
	extra?: (
		option: Option,
		number: number,
		onChange: ( option: Option ) => void
	) => ReactNode;
}

interface OptionsFieldProps< Option extends AnyOption > {
	kind: OptionKind< Option >;
	options: Option[];
	minOptions: number;
	/** The field path of the options, `questions[0].config.options`. */
	path: string;
	/** Those that are to be seen. */
	errors: readonly FieldError[];
	/** The element that says what is wrong with the options as a whole. */
	errorId: string;
	/** Whether they are only shown. */
	isDisabled?: boolean;
	onChange: ( options: Option[] ) => void;
	/** Of any field in here; it is for the caller to tell whether all of them were left. */
	onBlur: ( event: FocusEvent ) => void;
}

function labelOf( option: AnyOption ): string {
	return typeof option === 'string' ? option : option.label;
}

/** The options that a visitor picks from. Enter leads to the next one, or adds it. */
export function OptionsField< Option extends AnyOption >( {
	kind: { blank, withLabel, extra },
	options: given,
	minOptions,
	path,
	errors,
	errorId,
	isDisabled = false,
	onChange,
	onBlur,
}: OptionsFieldProps< Option > ) {
	// With blank ones up to the least that there must be.
	const missing = Math.max( 0, minOptions - given.length );
	const options = [ ...given, ...Array.from( { length: missing }, blank ) ];
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
		onChange( [ ...options, blank() ] );
	}
	function remove( index: number ): void {
		toFocus.current = Math.min( index, options.length - 2 );
		onChange( options.filter( ( _, other ) => other !== index ) );
	}
	function replace( index: number, option: Option ): void {
		onChange(
			options.map( ( other, place ) =>
				place === index ? option : other
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
						{ extra?.( option, index + 1, ( changed ) =>
							replace( index, changed )
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
							onChange={ ( typed ) =>
								replace( index, withLabel( option, typed ) )
							}
							onBlur={ () => {
								if ( text !== text.trim() ) {
									replace(
										index,
										withLabel( option, text.trim() )
									);
								}
							} }
							onKeyDown={ ( event ) => onKeyDown( event, index ) }
						/>
						{ ! isDisabled && options.length > minOptions && (
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
