import { useEffect, useRef } from '@wordpress/element';
import { hrefOf } from '../../routes';
import './link-tabs.scss';

export interface LinkTab {
	route: string;
	title: string;
}

interface LinkTabsProps {
	/** The accessible name of the navigation. */
	label: string;
	tabs: readonly LinkTab[];
	/** The route of the tab that is open. */
	current: string;
}

/** Tabs in a page's header. They are links, since each tab has its own route. */
export function LinkTabs( { label, tabs, current }: LinkTabsProps ) {
	const nav = useRef< HTMLElement >( null );
	useEffect( () => {
		// On a phone, the tabs may be wider than the screen. jsdom does not scroll.
		nav.current
			?.querySelector( '[aria-current]' )
			?.scrollIntoView?.( { block: 'nearest', inline: 'nearest' } );
	}, [ current ] );
	return (
		<nav
			ref={ nav }
			className="userfeedback-link-tabs"
			aria-label={ label }
		>
			<ul>
				{ tabs.map( ( { route, title } ) => (
					<li key={ route }>
						<a
							href={ hrefOf( route ) }
							aria-current={
								route === current ? 'page' : undefined
							}
						>
							{ title }
						</a>
					</li>
				) ) }
			</ul>
		</nav>
	);
}
