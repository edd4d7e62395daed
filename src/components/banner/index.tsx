import { Notice } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import type { ComponentProps, ReactNode } from 'react';
import { useFocusHandover } from '../../hooks/use-focus-handover';
import './banner.scss';

type NoticeProps = ComponentProps< typeof Notice >;

interface BannerProps {
	status: 'info' | 'success' | 'warning' | 'error';
	/** Seconds after which it goes by itself; without, it stays until it is closed. */
	seconds?: number;
	onClose?: () => void;
	/** Whether it is only there to be seen: it was read out before. */
	isSilent?: boolean;
	/** What can be done about it. */
	actions?: NonNullable< NoticeProps[ 'actions' ] >;
	children: ReactNode;
}

/** A message about the whole screen, above its content. A new message wants a new `key`, to start its time anew. */
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
		// The time runs from when the banner appeared, whatever is rendered meanwhile.
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
