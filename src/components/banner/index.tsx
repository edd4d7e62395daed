import { Notice } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { ComponentProps, ReactNode } from 'react';
import { useFocusHandover } from '../../hooks/use-focus-handover';
import './banner.scss';

type NoticeProps = ComponentProps< typeof Notice >;

interface BannerProps {
	status?: 'info' | 'success' | 'warning' | 'error';
	/** Seconds until it closes itself; NEVER until the user closes it. */
	seconds?: number;
	/** Runs when it is gone, REMOVAL_MS after it was closed. */
	onClose?: () => void;
	/** Whether it closes the others that can be closed, when it appears. */
	isExclusive?: boolean;
	/** Whether screen readers should not announce it, because it was announced before. */
	isSilent?: boolean;
	/** Buttons for what the user can do about it. */
	actions?: NonNullable< NoticeProps[ 'actions' ] >;
	children: ReactNode;
}

const NEVER = -1;

/** From closing a banner until its room is gone, in milliseconds. The message itself is gone at once. */
const REMOVAL_MS = 2000;

/** Closes each banner on the page that can be closed. */
const closers = new Set< () => void >();

/** The message, whose focus goes to the heading when it disappears. */
function Message( props: NoticeProps ) {
	const ref = useRef< HTMLDivElement >( null );
	useFocusHandover( ref );
	return (
		<div ref={ ref }>
			<Notice className="userfeedback-banner" { ...props } />
		</div>
	);
}

/** A message about the whole screen, above its content. Give each message its own `key`, so that its time restarts. */
export function Banner( {
	status = 'info',
	seconds = NEVER,
	onClose,
	isExclusive = false,
	isSilent = false,
	actions = [],
	children,
}: BannerProps ) {
	const [ isClosing, setClosing ] = useState( false );
	const current = useRef( onClose );
	current.current = onClose;
	const isClosable = onClose !== undefined;
	useEffect( () => {
		const close = () => setClosing( true );
		if ( isExclusive ) {
			closers.forEach( ( closeOther ) => closeOther() );
		}
		if ( ! isClosable ) {
			return undefined;
		}
		closers.add( close );
		const timer =
			seconds === NEVER
				? undefined
				: window.setTimeout( close, seconds * 1000 );
		return () => {
			closers.delete( close );
			window.clearTimeout( timer );
		};
		// The timer starts when the banner mounts and ignores later renders.
		// eslint-disable-next-line react-hooks/exhaustive-deps -- see above
	}, [] );
	useEffect( () => {
		if ( ! isClosing ) {
			return undefined;
		}
		const timer = window.setTimeout(
			() => current.current?.(),
			REMOVAL_MS
		);
		return () => window.clearTimeout( timer );
	}, [ isClosing ] );
	return (
		<div
			className={ `userfeedback-banner-room${ isClosing ? ' is-closing' : '' }` }
		>
			{ ! isClosing && (
				<Message
					status={ status }
					actions={ actions }
					isDismissible={ isClosable }
					onRemove={ () => setClosing( true ) }
					{ ...( isSilent ? { spokenMessage: '' } : {} ) }
				>
					{ children }
				</Message>
			) }
		</div>
	);
}
