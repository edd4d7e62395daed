import {
	createContext,
	createPortal,
	useContext,
	useState,
} from '@wordpress/element';
import type { ReactNode } from 'react';
import { Mark } from '../icons';
import { LicenseNotices } from '../license-notices';
import { Notices } from '../notices';
import { NotificationsToggle } from '../notifications';
import { Snackbars } from '../snackbars';
import './shell.scss';

/** The parts of the header that a screen fills. */
interface HeaderParts {
	/** For the heading and the actions. */
	bar: HTMLElement;
	/** Below the bar. */
	navigation: HTMLElement;
}

const HeaderContext = createContext< HeaderParts | undefined >( undefined );

interface HeaderContentProps {
	navigation: ReactNode;
	/** For the bar. */
	children: ReactNode;
}

/** Puts a screen's controls into the header. They keep the screen's contexts. */
export function HeaderContent( { navigation, children }: HeaderContentProps ) {
	const parts = useContext( HeaderContext );
	return (
		parts && (
			<>
				{ createPortal( children, parts.bar ) }
				{ createPortal( navigation, parts.navigation ) }
			</>
		)
	);
}

/**
 * What all screens of an admin page have in common: header, notifications, notices and messages. It stays while the screens change.
 * What belongs to no screen, such as the button that opens the drawer, goes into the bar after the screen's part.
 */
export function Shell( { children }: { children: ReactNode } ) {
	const [ bar, setBar ] = useState< HTMLElement | null >( null );
	const [ navigation, setNavigation ] = useState< HTMLElement | null >(
		null
	);
	const [ parts, setParts ] = useState< HeaderParts >();
	if ( bar && navigation && parts === undefined ) {
		setParts( { bar, navigation } );
	}
	return (
		<div className="userfeedback-page">
			<div className="userfeedback-page__header" ref={ setNavigation }>
				<div className="userfeedback-page__bar">
					<Mark />
					<div className="userfeedback-page__screen" ref={ setBar } />
					<NotificationsToggle />
				</div>
			</div>
			<div className="userfeedback-page__content">
				<LicenseNotices />
				<Notices />
				<HeaderContext.Provider value={ parts }>
					{ /* The first render has no header yet; the browser does not paint it. */ }
					{ parts && children }
				</HeaderContext.Provider>
			</div>
			<Snackbars />
		</div>
	);
}
