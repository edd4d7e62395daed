import { Icon } from './icon';

/** The id of the panel that it opens. */
export const PANEL = 'panel';

interface Props {
	label: string | undefined;
	/** The path of its icon; empty for none. */
	icon: string;
	isMinimized: boolean;
	onToggle: () => void;
}

/** The tab on the popup's upper edge, which minimizes and opens it. A minimized popup consists only of its tab. */
export function Tab( { label, icon, isMinimized, onToggle }: Props ) {
	return (
		<button
			className="tab"
			type="button"
			aria-expanded={ ! isMinimized }
			aria-controls={ PANEL }
			onClick={ ( { currentTarget } ) => {
				// Some browsers do not focus clicked buttons; the focus must not stay in the hidden panel.
				currentTarget.focus();
				onToggle();
			} }
		>
			{ icon && <Icon path={ icon } box={ 24 } /> }
			<bdi>{ label }</bdi>
			<Icon path="M3.5 6 8 10.5 12.5 6" />
		</button>
	);
}
