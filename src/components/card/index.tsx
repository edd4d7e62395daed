import type { ReactNode } from 'react';
import './card.scss';

interface CardProps {
	title: ReactNode;
	/** Names the group for those who do not see its frame; the title where that is a text. */
	label?: string;
	/** Before the heading. */
	handle?: ReactNode;
	/** At the end of the header. */
	tools?: ReactNode;
	hasErrors?: boolean;
	/** Only its header is there. */
	isClosed?: boolean;
	children: ReactNode;
}

/** One thing on a screen, in a frame with a heading. */
export function Card( {
	title,
	label = String( title ),
	handle,
	tools,
	hasErrors = false,
	isClosed = false,
	children,
}: CardProps ) {
	return (
		<section
			className={ [
				'userfeedback-card',
				hasErrors && 'has-errors',
				isClosed && 'is-closed',
			]
				.filter( Boolean )
				.join( ' ' ) }
			role="group"
			aria-label={ label }
		>
			<div className="userfeedback-card__header">
				{ handle }
				<h2 className="userfeedback-card__title">{ title }</h2>
				{ tools }
			</div>
			{ ! isClosed && (
				<div className="userfeedback-card__body">{ children }</div>
			) }
		</section>
	);
}
