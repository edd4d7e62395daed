import type { ReactNode } from 'react';
import './folded-card.scss';

interface FoldedCardProps {
	title: string;
	/** Shown beside the title. */
	hint?: string;
	/** Shown at the end of the line. */
	tools?: ReactNode;
	/** The text that opens under the line. */
	children: ReactNode;
}

/** A card that has nothing to show yet: one line, whose text opens on request. */
export function FoldedCard( {
	title,
	hint,
	tools,
	children,
}: FoldedCardProps ) {
	return (
		<section
			className="userfeedback-card userfeedback-folded"
			role="group"
			aria-label={ title }
		>
			<details className="userfeedback-folded__details">
				<summary>
					<h2 className="userfeedback-card__title">{ title }</h2>
					{ hint && (
						<span className="userfeedback-folded__hint">
							{ hint }
						</span>
					) }
				</summary>
				<div className="userfeedback-folded__body">{ children }</div>
			</details>
			{ tools }
		</section>
	);
}
