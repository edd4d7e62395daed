import type { ReactNode } from 'react';
import './empty-state.scss';

interface EmptyStateProps {
	drawing?: ReactNode;
	title: string;
	/** What will appear here, and how to get there. */
	children: ReactNode;
	/** The main next step. */
	action?: ReactNode;
}

/** Shown instead of an empty list or chart. */
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
