import type { APIRequestContext } from '@playwright/test';
import { licenseKey } from './license-keys';

/** A site that stories change: through this, by clicks or by WP-CLI. After each story all of it is put back (tools/site/put-back.php). */
export class Site {
	/**
	 * @param request Of anybody.
	 * @param url     Address of the site.
	 */
	public constructor(
		private readonly request: APIRequestContext,
		public readonly url: string
	) {}

	/** Remembers how the site is, unless an earlier run has. */
	public async keep(): Promise< void > {
		await this.send( 'keep' );
	}

	/** Removes what has come since, and restores what was changed. Answers what is different all the same. */
	public async putBack(): Promise< string[] > {
		return this.send( 'put-back' );
	}

	/** Sets an option of WordPress' or of ours; null deletes it. */
	public async option( name: string, value: unknown ): Promise< void > {
		await this.send( 'set', { options: { [ name ]: value } } );
	}

	/** Activates or deactivates a plugin whose main file has its name. */
	public async plugin( slug: string, isActive: boolean ): Promise< void > {
		await this.send( 'set', { plugins: { [ slug ]: isActive } } );
	}

	/** Stores a license key as it is, whatever it is worth. */
	public async key( key: string ): Promise< void > {
		await this.option( 'userfeedback_license', key );
	}

	/** Gives the site a key of a plan for ten days. */
	public async plan( plan: string ): Promise< void > {
		await this.key( licenseKey( '--type', plan, '--days', '10' ) );
	}

	private async send( action: string, data = {} ): Promise< string[] > {
		const response = await this.request.post(
			`${ this.url }/?userfeedback-stories=${ action }`,
			{ data }
		);
		const text = await response.text();
		if ( ! response.ok() ) {
			throw new Error( `${ action }: ${ response.status() } ${ text }` );
		}
		return JSON.parse( text );
	}
}
