import type { ReactNode } from 'react';

/**
 * The row of controls that stays in sight while the view above it scrolls. A double click comes to the first of the two
 * views alone: the next one's controls are where the pointer still is. (Of two taps the stylesheet takes care.)
 */
export function Footer( { children }: { children: ReactNode } ) {
	return (
		<div
			className="footer"
			onClickCapture={ ( event ) => {
				if ( event.detail > 1 ) {
					event.preventDefault();
					event.stopPropagation();
				}
			} }
		>
			{ children }
		</div>
	);
}
