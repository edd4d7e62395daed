import { TextControl } from '@wordpress/components';
import type { ComponentProps } from 'react';
import './text-field.scss';

type TextFieldProps = ComponentProps< typeof TextControl > & {
	/** What is wrong with the text, shown below it instead of the help. */
	error?: string | undefined;
	/** Marks the field as wrong where the words stand elsewhere. */
	isInvalid?: boolean;
};

/** A text control that can say that its text is wrong. */
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
