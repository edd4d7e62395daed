import type { ReactNode } from 'react';

interface Props {
	className: 'head' | 'footer';
	children: ReactNode;
}

/**
 * The controls above or below the view, which stay visible while the view scrolls. Ignores the second click of a
 * double click: the view may have changed, with new controls under the pointer. (The stylesheet handles double taps.)
 */
export function Bar( { className, children }: Props ) {
	return (
		<div
			className={ className }
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
