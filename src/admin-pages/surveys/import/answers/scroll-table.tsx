import type { ReactNode } from 'react';

interface ScrollTableProps {
	/** Of the table. */
	label: string;
	className?: string;
	children: ReactNode;
}

/** A table that scrolls on its own, sideways and down. */
export function ScrollTable( {
	label,
	className = '',
	children,
}: ScrollTableProps ) {
	return (
		<div
			className={ `userfeedback-import__scroll ${ className }` }
			role="region"
			aria-label={ label }
			// Without a stop, the keyboard could not scroll it.
			tabIndex={ 0 }
		>
			<table className="userfeedback-import__table">{ children }</table>
		</div>
	);
}
