import { TextControl } from '@wordpress/components';
import type { ComponentProps } from 'react';
import './text-field.scss';

type TextFieldProps = ComponentProps< typeof TextControl > & {
	/** The error message, shown below the field instead of the help text. */
	error?: string | undefined;
	/** Marks the field as invalid if the message is shown elsewhere. */
	isInvalid?: boolean;
};

/** A text control with an optional error message. */
export function TextField( {
	error,
	isInvalid = error !== undefined,
	help,
	className,
	...props
}: TextFieldProps ) {
	const classes = [
		'userfeedback-text-field',
		isInvalid && 'is-invalid',
		className,
	]
		.filter( Boolean )
		.join( ' ' );
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			{ ...props }
			className={ classes }
			aria-invalid={ isInvalid }
			help={ error ?? help }
		/>
	);
}
