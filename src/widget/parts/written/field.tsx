import { useRef } from '@wordpress/element';
import type { InputHTMLAttributes } from 'react';
import type { ControlProps } from '../../definitions';
import { useKeyboard } from '../../fields/use-keyboard';

interface Props extends InputHTMLAttributes< HTMLInputElement > {
	control: ControlProps;
	as?: 'input' | 'textarea';
	/** The ids of elements that label and describe the field, in addition to the question and its message. */
	label?: string | false | undefined;
	description?: string;
	rows?: number;
}

/** The text field of a question. */
export function Field( {
	control,
	as = 'input',
	label,
	description,
	...attributes
}: Props ) {
	const { draft, question, headingId, messageId, isInvalid } = control;
	const ref = useRef< HTMLInputElement >( null );
	useKeyboard( ref );
	// Both elements support all attributes that are used here.
	const Tag = as as 'input';
	return (
		<Tag
			ref={ ref }
			className="text"
			dir="auto"
			autoComplete="off"
			value={ draft.text }
			onChange={ ( { target } ) =>
				control.onType( { text: target.value } )
			}
			aria-labelledby={ ids( headingId, label ) }
			aria-describedby={ ids( messageId, description ) }
			aria-required={ question.settings.required }
			aria-invalid={ isInvalid }
			{ ...attributes }
		/>
	);
}

function ids( ...of: ( string | false | undefined )[] ): string {
	return of.filter( Boolean ).join( ' ' );
}
