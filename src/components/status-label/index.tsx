import type { DisplayedStatus } from './status-text';
import { statusText } from './status-text';
import './status-label.scss';

interface StatusDotProps {
	/** Determines the colour. */
	status: DisplayedStatus | 'spam' | 'partial' | 'held';
	/** The status as a text. */
	text: string;
}

/** A status as a text with its colour. */
export function StatusDot( { status, text }: StatusDotProps ) {
	return (
		<span className={ `userfeedback-status is-${ status }` }>{ text }</span>
	);
}

/** The status of a survey with its colour. */
export function StatusLabel( { status }: { status: DisplayedStatus } ) {
	return <StatusDot status={ status } text={ statusText( status ) } />;
}
