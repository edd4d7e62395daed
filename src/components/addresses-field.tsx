import type { ComponentProps } from 'react';
import { TextField } from './text-field';

/** A field for email addresses, separated by commas: not `type="email"`, with which browsers refuse some valid addresses. */
export function AddressesField( props: ComponentProps< typeof TextField > ) {
	return (
		<TextField
			{ ...props }
			type="text"
			dir="auto"
			inputMode="email"
			autoComplete="off"
			spellCheck={ false }
		/>
	);
}
