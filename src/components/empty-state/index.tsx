import type { ReactNode } from 'react';
import './empty-state.scss';

interface EmptyStateProps {
	drawing?: ReactNode;
	title: string;
	/** What will be here, and what to do for it. */
	children: ReactNode;
	/** The one next step. */
	action?: ReactNode;
}

/** A place where there is nothing yet. */
export function EmptyState( {
	drawing,
	title,
	children,
	action,
}: EmptyStateProps ) {
	return (
		<div className="userfeedback-empty-state">
			{ drawing }
			<h2 className="userfeedback-empty-state__title">{ title }</h2>
			<p className="userfeedback-empty-state__text">{ children }</p>
			{ action }
		</div>
	);
}
