import { createRoot } from '@wordpress/element';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { useHashRoute } from '../hooks/use-hash-route';
import { ErrorBoundary } from './error-boundary';
import { insertLaterScripts } from './later-scripts';
import { Shell } from './shell';
import './first-paint.scss';
import './tokens.scss';

/** Renders a screen with its hash routes into the element that PHP prints for it. */
export function mountScreen( screen: ReactNode ): void {
	const element = document.getElementById( 'userfeedback-root' );
	if ( element !== null ) {
		createRoot( element ).render(
			<ErrorBoundary>
				<Router hook={ useHashRoute }>
					<Shell>{ screen }</Shell>
				</Router>
			</ErrorBoundary>
		);
	}
	insertLaterScripts();
}
