import { useRef } from '@wordpress/element';
import type { InputHTMLAttributes } from 'react';
import type { ControlProps } from '../../definitions';
import { useKeyboard } from '../../fields/use-keyboard';

interface Props extends InputHTMLAttributes< HTMLInputElement > {
	control: ControlProps;
	as?: 'input' | 'textarea';
	rows?: number;
}

/** The text field of a question; attributes override those of the question. */
export function Field( { control, as = 'input', ...attributes }: Props ) {
	const { draft, question, headingId, messageId, isInvalid } = control;
	const ref = useRef< HTMLInputElement >( null );
	useKeyboard( ref );
	// Both elements support all attributes that are used here.
	const Tag = as as 'input';
	const { placeholder } = question.config as { placeholder?: string };
	return (
		<Tag
			ref={ ref }
			className="text"
			placeholder={ placeholder }
			dir="auto"
			autoComplete="off"
			value={ draft.text }
			onChange={ ( { target } ) =>
				control.onType( { text: target.value } )
			}
			aria-labelledby={ headingId }
			aria-describedby={ messageId }
			aria-required={ question.settings.required }
			aria-invalid={ isInvalid }
			{ ...attributes }
		/>
	);
}
