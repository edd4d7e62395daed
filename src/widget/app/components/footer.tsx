import type { ReactNode } from 'react';

/** The row of controls that stays in sight while the view above it scrolls. */
export function Footer( { children }: { children: ReactNode } ) {
	return <div className="footer">{ children }</div>;
}
