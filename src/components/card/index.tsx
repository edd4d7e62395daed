import type { ReactNode } from 'react';
import './card.scss';

interface CardProps {
	title: ReactNode;
	/** Names the group for those who do not see its frame. */
	label: string;
	/** At the end of the header. */
	tools?: ReactNode;
	hasErrors?: boolean;
	children: ReactNode;
}

/** One thing on a screen, in a frame with a heading. */
export function Card( {
	title,
	label,
	tools,
	hasErrors = false,
	children,
}: CardProps ) {
	return (
		<section
			className={ `userfeedback-card${ hasErrors ? ' has-errors' : '' }` }
			role="group"
			aria-label={ label }
		>
			<div className="userfeedback-card__header">
				<h2 className="userfeedback-card__title">{ title }</h2>
				{ tools }
			</div>
			<div className="userfeedback-card__body">{ children }</div>
		</section>
	);
}
