import type { ReactNode } from 'react';

/**
 * The controls below the view, which stay visible while the view scrolls. Ignores the second click of a double click:
 * the view may have changed, with new controls under the pointer. (The stylesheet handles double taps.)
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
