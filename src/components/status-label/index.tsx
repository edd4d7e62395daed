import type { DisplayedStatus } from './status-text';
import { statusText } from './status-text';
import './status-label.scss';

interface StatusDotProps {
	/** Which colour. */
	status: DisplayedStatus | 'spam';
	/** The same in words. */
	text: string;
}

/** A status in words, with its colour. */
export function StatusDot( { status, text }: StatusDotProps ) {
	return (
		<span className={ `userfeedback-status is-${ status }` }>{ text }</span>
	);
}

/** The status of a survey with its colour. */
export function StatusLabel( { status }: { status: DisplayedStatus } ) {
	return <StatusDot status={ status } text={ statusText( status ) } />;
}
