import { SearchControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { useTimer } from '../../hooks/use-timer';

interface SearchFieldProps {
	label: string;
	value: string;
	onChange: ( value: string ) => void;
}

/** Delay between the last keystroke and the request. */
export const TYPING_PAUSE_MS = 300;

/** Searches while the user types. The text is local state, so that neither the route nor a slow response changes it. */
export function SearchField( { label, value, onChange }: SearchFieldProps ) {
	const [ text, setText ] = useState( value );
	const sent = useRef( value );
	const startTimer = useTimer();
	useEffect( () => {
		// The search was changed elsewhere: by a button that clears it, or by the browser's Back button.
		if ( value !== sent.current ) {
			startTimer();
			sent.current = value;
			setText( value );
		}
	}, [ startTimer, value ] );

	function send( wanted: string ): void {
		startTimer();
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
				startTimer(
					() => send( typed ),
					typed === '' ? 0 : TYPING_PAUSE_MS
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
