import type { ReactNode } from 'react';

/** An icon of 24 × 24 drawn in lines of the text's color. */
export function drawing( shapes: ReactNode ) {
	return (
		<svg viewBox="0 0 24 24">
			<g
				fill="none"
				stroke="currentColor"
				strokeWidth={ 1.5 }
				strokeLinecap="round"
				strokeLinejoin="round"
			>
				{ shapes }
			</g>
		</svg>
	);
}
