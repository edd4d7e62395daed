import { BaseControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import type { TextareaHTMLAttributes } from 'react';
import { lengthNote } from '../../lib/length-note';
import './growing-field.scss';

type Attributes = Omit<
	TextareaHTMLAttributes< HTMLTextAreaElement >,
	'value' | 'onChange' | 'className' | 'id'
>;

interface GrowingFieldProps extends Attributes {
	label: string;
	value: string;
	/** Shown below the field unless there is an error. */
	help?: string | undefined;
	/** The error message, shown below the field. */
	error?: string | undefined;
	/** Whether the text may have line breaks; otherwise pasted ones become spaces. */
	isMultiline?: boolean;
	onChange: ( value: string ) => void;
}

/** A text field that is as high as its text. */
export function GrowingField( {
	label,
	value,
	help,
	error,
	isMultiline = false,
	onChange,
	onKeyDown,
	...attributes
}: GrowingFieldProps ) {
	const id = useInstanceId( GrowingField, 'userfeedback-growing-field' );
	const isInvalid = error !== undefined;
	const note = error ?? lengthNote( value, attributes.maxLength ) ?? help;
	return (
		<BaseControl
			__nextHasNoMarginBottom
			id={ id }
			label={ label }
			className={ [
				'userfeedback-text-field userfeedback-growing-field',
				isInvalid && 'is-invalid',
			]
				.filter( Boolean )
				.join( ' ' ) }
			{ ...( note !== undefined && { help: note } ) }
		>
			{ /* A hidden copy of the text gives the box its height. */ }
			<div
				className="userfeedback-growing-field__box"
				data-text={ value }
			>
				<textarea
					dir="auto"
					rows={ 1 }
					aria-invalid={ isInvalid }
					aria-describedby={
						note === undefined ? undefined : `${ id }__help`
					}
					{ ...attributes }
					id={ id }
					value={ value }
					onChange={ ( { target } ) =>
						onChange(
							isMultiline
								? target.value
								: target.value.replace( /[\r\n]+/g, ' ' )
						)
					}
					onKeyDown={ ( event ) => {
						// Enter also ends the composition of Chinese or Japanese text.
						if (
							! isMultiline &&
							event.key === 'Enter' &&
							! event.nativeEvent.isComposing
						) {
							event.preventDefault();
						}
						onKeyDown?.( event );
					} }
				/>
			</div>
		</BaseControl>
	);
}
