import { Notice } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import type { ComponentProps, ReactNode } from 'react';
import { useFocusHandover } from '../../hooks/use-focus-handover';
import './banner.scss';

type NoticeProps = ComponentProps< typeof Notice >;

interface BannerProps {
	status: 'info' | 'success' | 'warning' | 'error';
	/** Seconds until it closes itself; without it, it stays until the user closes it. */
	seconds?: number;
	onClose?: () => void;
	/** Whether screen readers should not announce it, because it was announced before. */
	isSilent?: boolean;
	/** Buttons for what the user can do about it. */
	actions?: NonNullable< NoticeProps[ 'actions' ] >;
	children: ReactNode;
}

/** A message about the whole screen, above its content. Give each message its own `key`, so that its time restarts. */
export function Banner( {
	status,
	seconds,
	onClose,
	isSilent = false,
	actions = [],
	children,
}: BannerProps ) {
	const ref = useRef< HTMLDivElement >( null );
	useFocusHandover( ref );
	useEffect( () => {
		if ( seconds === undefined || onClose === undefined ) {
			return undefined;
		}
		const timer = window.setTimeout( onClose, seconds * 1000 );
		return () => window.clearTimeout( timer );
		// The timer starts when the banner mounts and ignores later renders.
		// eslint-disable-next-line react-hooks/exhaustive-deps -- see above; onClose is a new function each time
	}, [] );
	return (
		<div ref={ ref }>
			<Notice
				className="userfeedback-banner"
				status={ status }
				actions={ actions }
				isDismissible={ onClose !== undefined }
				{ ...( onClose ? { onRemove: onClose } : {} ) }
				{ ...( isSilent ? { spokenMessage: '' } : {} ) }
			>
				{ children }
			</Notice>
		</div>
	);
}
