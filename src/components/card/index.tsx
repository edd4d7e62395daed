import type { ReactNode } from 'react';
import './card.scss';

interface CardProps {
	title: ReactNode;
	/** For a card that takes the focus when a link leads to it. */
	id?: string;
	/** The group's accessible name; `title` if that is a text. */
	label?: string;
	/** Shown before the heading. */
	handle?: ReactNode;
	/** Shown at the end of the header. */
	tools?: ReactNode;
	hasErrors?: boolean;
	/** Whether only the header is shown. */
	isClosed?: boolean;
	children: ReactNode;
}

/** A framed part of a screen with a heading. */
export function Card( {
	title,
	id,
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
			id={ id }
			tabIndex={ id === undefined ? undefined : -1 }
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
