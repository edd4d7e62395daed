import { SearchControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';

interface SearchFieldProps {
	label: string;
	value: string;
	onChange: ( value: string ) => void;
}

/** How long somebody may pause between two letters, in ms, before the list is asked. */
const PAUSE = 300;

/** Searches as one types. What is typed is kept here, so that neither the address nor a slow answer gets into its way. */
export function SearchField( { label, value, onChange }: SearchFieldProps ) {
	const [ text, setText ] = useState( value );
	const sent = useRef( value );
	const timer = useRef< number >( undefined );
	useEffect( () => () => window.clearTimeout( timer.current ), [] );
	useEffect( () => {
		// Changed elsewhere: by a button that clears it, or by the browser's Back.
		if ( value !== sent.current ) {
			window.clearTimeout( timer.current );
			sent.current = value;
			setText( value );
		}
	}, [ value ] );

	function send( wanted: string ): void {
		window.clearTimeout( timer.current );
		const trimmed = wanted.trim();
		if ( trimmed !== sent.current ) {
			sent.current = trimmed;
			onChange( trimmed );
		}
	}

	return (
		<SearchControl
			__nextHasNoMarginBottom
			className="userfeedback-list-view__search"
			label={ label }
			placeholder={ label }
			value={ text }
			onChange={ ( typed ) => {
				setText( typed );
				window.clearTimeout( timer.current );
				timer.current = window.setTimeout(
					() => send( typed ),
					typed === '' ? 0 : PAUSE
				);
			} }
			onKeyDown={ ( event ) => {
				if ( event.key === 'Enter' ) {
					send( text );
				}
			} }
		/>
	);
}
