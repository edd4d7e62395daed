import type { AddOn, AddOnList } from './add-ons/types';
import { ajax } from './ajax';
import type { KnownPlugin, PluginList, PluginListName } from './plugins/types';

/** WordPress may have to download a package first. */
const INSTALL = { purpose: 'install', seconds: 300 } as const;

const ACTIVATE = { purpose: 'activate' } as const;

const DEACTIVATE = { purpose: 'deactivate' } as const;

const READ = { isReading: true } as const;

/** Does something to an add-on; the answer is how it is then. */
async function changeAddOn(
	...call: Parameters< typeof ajax >
): Promise< AddOn > {
	return ( await ajax< { addon: AddOn } >( ...call ) ).addon;
}

/** The same for a plugin of the list. */
async function changePlugin(
	...call: Parameters< typeof ajax >
): Promise< KnownPlugin > {
	return ( await ajax< { plugin: KnownPlugin } >( ...call ) ).plugin;
}

export function fetchAddOns(): Promise< AddOnList > {
	return ajax( 'userfeedback_get_addons', {}, READ );
}

/** Installs an add-on of the catalogue. */
export function installAddOn( plugin: string ): Promise< AddOn > {
	return changeAddOn( 'userfeedback_install_addon', { plugin }, INSTALL );
}

/** Installs the add-on in a package, a zip file. */
export function uploadAddOn( file: File ): Promise< AddOn > {
	return changeAddOn(
		'userfeedback_upload_addon',
		{ package: file },
		INSTALL
	);
}

/** Activates an installed add-on, by its basename. */
export function activateAddOn( plugin: string ): Promise< AddOn > {
	return changeAddOn( 'userfeedback_activate_addon', { plugin }, ACTIVATE );
}

/** Deactivates an add-on, by its basename. */
export function deactivateAddOn( plugin: string ): Promise< AddOn > {
	return changeAddOn(
		'userfeedback_deactivate_addon',
		{ plugin },
		DEACTIVATE
	);
}

export function fetchPlugins( list: PluginListName ): Promise< PluginList > {
	return ajax( 'userfeedback_get_plugins', { list }, READ );
}

/** Installs a plugin of the list. */
export function installPlugin( slug: string ): Promise< KnownPlugin > {
	return changePlugin( 'userfeedback_install_plugin', { slug }, INSTALL );
}

/** Activates an installed plugin of the list, by its basename. */
export function activatePlugin( basename: string ): Promise< KnownPlugin > {
	return changePlugin(
		'userfeedback_activate_plugin',
		{ basename },
		ACTIVATE
	);
}

/** Deactivates a plugin of the list, by its basename. */
export function deactivatePlugin( basename: string ): Promise< KnownPlugin > {
	return changePlugin(
		'userfeedback_deactivate_plugin',
		{ basename },
		DEACTIVATE
	);
}
