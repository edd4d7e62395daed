import { useEffect, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../hooks/use-document-title';
import { Mark } from '../icons';
import { LicenseNotices } from '../license-notices';
import { Snackbars } from '../snackbars';
import './page.scss';

interface PageProps {
	/** The heading; a plain text becomes an h1, anything else brings its own. */
	title: ReactNode;
	/** The heading as a text, of a heading that is none; it names the document. */
	name?: string | undefined;
	/** Where the user came from, above the title; for screens whose title an owner wrote, and so may be long. */
	back?: { href: string; label: string };
	/** The screen's main action and what belongs to it. */
	actions?: ReactNode;
	/** Below the title, in the header. */
	navigation?: ReactNode;
	children: ReactNode;
}

// The first screen of a page load is announced by the browser; later ones replace it silently.
let isFirstScreen = true;

/** The frame of every screen. Give it a `key` per screen: when it appears, the focus goes to its heading. */
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
		const hasFocus = heading.current
			?.closest( '.userfeedback-page' )
			?.contains( heading.current.ownerDocument.activeElement );
		if ( ! isFirstScreen && ! hasFocus ) {
			heading.current?.focus();
		}
		isFirstScreen = false;
	}, [] );
	useDocumentTitle( typeof title === 'string' ? title : name );

	return (
		<div className="userfeedback-page">
			<div className="userfeedback-page__header">
				<div className="userfeedback-page__bar">
					<Mark />
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
							<h1 className="userfeedback-page__title">
								{ title }
							</h1>
						) : (
							title
						) }
					</div>
					{ actions && (
						<div className="userfeedback-page__actions">
							{ actions }
						</div>
					) }
				</div>
				{ navigation }
			</div>
			<div className="userfeedback-page__content">
				<LicenseNotices />
				{ children }
			</div>
			<Snackbars />
		</div>
	);
}
