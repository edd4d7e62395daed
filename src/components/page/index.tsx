import { useEffect, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../hooks/use-document-title';
import { HeaderContent } from '../shell';

interface PageProps {
	/** The heading. A text becomes an h1; anything else must contain its own. */
	title: ReactNode;
	/** The heading as a text, if `title` is none; it becomes the document's title. */
	name?: string | undefined;
	/** A link back, above the title; for screens whose title is an owner's text, which may be long. */
	back?: { href: string; label: string };
	/** The screen's main action and related controls. */
	actions?: ReactNode;
	/** Below the title, in the header. */
	navigation?: ReactNode;
	children: ReactNode;
}

// Browsers announce the first screen of a page load; later screens replace it silently.
let isFirstScreen = true;

/** A screen below the shell, whose header it fills. Give each screen a `key`: on mount, the focus moves to the heading. */
export function Page( {
	title,
	name,
	back,
	actions,
	navigation,
	children,
}: PageProps ) {
	const heading = useRef< HTMLDivElement >( null );
	useEffect( () => {
		const { activeElement } = heading.current?.ownerDocument ?? {};
		// Messages stay when the screen changes, and a dialog keeps the focus.
		const hasFocus =
			heading.current
				?.closest( '.userfeedback-page' )
				?.contains( activeElement ?? null ) &&
			! activeElement?.closest( '.userfeedback-snackbars' );
		const dialog = activeElement?.closest( '[role="dialog"]' );
		if ( ! isFirstScreen && ! hasFocus && ! dialog ) {
			heading.current?.focus();
		}
		isFirstScreen = false;
	}, [] );
	useDocumentTitle( typeof title === 'string' ? title : name );

	return (
		<>
			<HeaderContent navigation={ navigation }>
				<div
					className={ `userfeedback-page__heading${ back ? ' is-long' : '' }` }
					ref={ heading }
					tabIndex={ -1 }
				>
					{ back && (
						<a
							className="userfeedback-page__back"
							href={ back.href }
						>
							{ back.label }
						</a>
					) }
					{ typeof title === 'string' ? (
						<h1 className="userfeedback-page__title">{ title }</h1>
					) : (
						title
					) }
				</div>
				{ actions && (
					<div className="userfeedback-page__actions">
						{ actions }
					</div>
				) }
			</HeaderContent>
			{ children }
		</>
	);
}
