import type { AddOn, AddOnList } from './add-ons/types';
import { ajax } from './ajax';
import type { KnownPlugin, PluginList } from './plugins/types';

/** WordPress may have to download a package first. */
const INSTALL = { purpose: 'install', seconds: 300 } as const;

const READ = { isReading: true } as const;

interface AddOnAnswer {
	addon: AddOn;
}

interface PluginAnswer {
	plugin: KnownPlugin;
}

export function fetchAddOns(): Promise< AddOnList > {
	return ajax( 'userfeedback_get_addons', {}, READ );
}

/** Installs an add-on of the catalogue. */
export async function installAddOn( slug: string ): Promise< AddOn > {
	const action = 'userfeedback_install_addon';
	return ( await ajax< AddOnAnswer >( action, { plugin: slug }, INSTALL ) )
		.addon;
}

/** Installs the add-on in a package, a zip file. */
export async function uploadAddOn( file: File ): Promise< AddOn > {
	const action = 'userfeedback_upload_addon';
	return ( await ajax< AddOnAnswer >( action, { package: file }, INSTALL ) )
		.addon;
}

/** Activates or deactivates an installed add-on, by its basename. */
export async function switchAddOn(
	basename: string,
	purpose: 'activate' | 'deactivate'
): Promise< AddOn > {
	const { addon } = await ajax< AddOnAnswer >(
		`userfeedback_${ purpose }_addon`,
		{ plugin: basename },
		{ purpose }
	);
	return addon;
}

export function fetchPlugins(): Promise< PluginList > {
	return ajax( 'userfeedback_get_plugins', {}, READ );
}

/** Installs a plugin of the list. */
export async function installPlugin( slug: string ): Promise< KnownPlugin > {
	const action = 'userfeedback_install_plugin';
	return ( await ajax< PluginAnswer >( action, { slug }, INSTALL ) ).plugin;
}

/** Activates an installed plugin of the list. */
export async function activatePlugin(
	basename: string
): Promise< KnownPlugin > {
	const { plugin } = await ajax< PluginAnswer >(
		'userfeedback_activate_plugin',
		{ basename },
		{ purpose: 'activate' }
	);
	return plugin;
}
