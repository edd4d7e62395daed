import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { run, startServer } from '../../../tools/lib/run.mjs';
import { freePort } from '../../../tools/lib/server.mjs';
import { wpCommand } from '../../../tools/lib/site.mjs';
import { wpEnvironment } from '../../../tools/lib/wp-cli.mjs';
import { awaitPage, startFpm } from '../../bench/lib/stack.mjs';
import {
	FASTCGI,
	fastcgiParameters,
	fpmConfig,
	PHP_SETTINGS,
	temporaryPaths,
} from '../../bench/lib/stack-config.mjs';

const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';

/** One PHP server with its WordPress, and nginx with a page cache of its own before it. */
export class WebNode {
	/** @type {(() => Promise<void>) | null} */
	#stopFpm = null;

	/**
	 * @param {string} name
	 * @param {string} folder Of its WordPress, see makeSite().
	 * @param {number} ahead  Seconds that its clock is ahead.
	 * @param {number} port   Of its nginx.
	 * @param {number} fpm    Of its PHP.
	 */
	constructor( name, folder, ahead, port, fpm ) {
		this.name = name;
		this.folder = folder;
		this.root = resolve( folder, 'wordpress' );
		this.ahead = ahead;
		this.port = port;
		this.fpm = fpm;
		this.url = `http://127.0.0.1:${ port }`;
		this.cache = resolve( folder, 'pages' );
	}

	/** The environment of its processes: with the clock of this server. */
	env() {
		return {
			...process.env,
			CLUSTER_NODE: this.name,
			...( this.ahead === 0
				? {}
				: {
						LD_PRELOAD: FAKETIME,
						FAKETIME: `+${ this.ahead }s`,
						FAKETIME_DONT_FAKE_MONOTONIC: '1',
					} ),
		};
	}

	async start() {
		const file = resolve( this.folder, 'fpm.conf' );
		const isRoot = process.getuid?.() === 0;
		writeFileSync(
			file,
			`${ fpmConfig( this.folder, this.fpm, isRoot ) }env[CLUSTER_NODE] = ${ this.name }\n`
		);
		this.#stopFpm = await startFpm(
			[ ...PHP_SETTINGS, '--fpm-config', file ],
			this.env()
		);
	}

	async stop() {
		await this.#stopFpm?.();
		this.#stopFpm = null;
	}

	/** Forgets all pages. */
	emptyCache() {
		rmSync( this.cache, { recursive: true, force: true } );
		mkdirSync( this.cache, { recursive: true } );
	}

	/**
	 * A command of WP-CLI with the clock of this server, as run() takes it.
	 *
	 * @param {string[]} args
	 * @return {[ string, string[], { env: NodeJS.ProcessEnv } ]} Program, arguments and options.
	 */
	wp( args ) {
		const [ program, all ] = wpCommand( this.folder, args );
		return [ program, all, { env: { ...wpEnvironment(), ...this.env() } } ];
	}

	/** Runs WordPress' cron as the server's own cron does, with the clock of this server. */
	cron() {
		return run( 'php', [ resolve( this.root, 'wp-cron.php' ) ], {
			env: this.env(),
			what: `Cron of ${ this.name }`,
		} );
	}
}

/**
 * A node that is not running yet.
 *
 * @param {string} name
 * @param {string} folder
 * @param {number} ahead  Seconds that its clock is ahead.
 */
export async function webNode( name, folder, ahead ) {
	const [ port, fpm ] = await Promise.all( [ freePort(), freePort() ] );
	return new WebNode( name, folder, ahead, port, fpm );
}

/**
 * nginx of a web server: pages of visitors without a login come from its cache, for ten minutes unless WordPress says otherwise.
 *
 * @param {WebNode} node
 */
const nodeServer = ( node ) => `
	fastcgi_cache_path ${ node.cache } levels=1:2 keys_zone=${ node.name }:10m inactive=60m use_temp_path=off;
	server {
		listen 127.0.0.1:${ node.port };
		server_name ${ node.name };
		root ${ node.root };
		index index.php;
		location / {
			try_files $uri $uri/ /index.php?$args;
		}
		location ~ \\.php$ {
			${ fastcgiParameters( {
				...FASTCGI,
				SERVER_NAME: '$http_host',
				SERVER_PORT: '$front_port',
			} ) }
			fastcgi_buffers 64 16k;
			fastcgi_read_timeout 120;
			fastcgi_pass 127.0.0.1:${ node.fpm };
			fastcgi_cache ${ node.name };
			fastcgi_cache_key "$request_method$http_host$request_uri";
			fastcgi_cache_valid 200 10m;
			fastcgi_cache_bypass $has_login $is_dynamic;
			fastcgi_no_cache $has_login $is_dynamic;
			add_header X-Page-Cache $upstream_cache_status always;
			add_header X-Node ${ node.name } always;
		}
	}`;

/**
 * @param {string}    folder
 * @param {number}    port
 * @param {WebNode[]} nodes
 */
const configuration = ( folder, port, nodes ) => `${
	process.getuid?.() === 0 ? 'user root;' : ''
}
daemon off;
worker_processes 1;
pid ${ folder }/nginx.pid;
events { worker_connections 1024; }
http {
	${ temporaryPaths( folder ) }
	include /etc/nginx/mime.types;
	access_log off;
	keepalive_requests 1000000;
	client_max_body_size 64m;
	map $http_cookie $has_login {
		"~wordpress_logged_in|wp-postpass" 1;
		default "";
	}
	map $request_uri $is_dynamic {
		"~^/wp-json/userfeedback/v1/surveys/due" "";
		"~^/wp-(json|admin|login|cron)|rest_route=" 1;
		default "";
	}
	map $http_host $front_port {
		default ${ port };
	}
	upstream nodes {
		${ nodes
			.map(
				( node ) =>
					`server 127.0.0.1:${ node.port } max_fails=1 fail_timeout=2s;`
			)
			.join( '\n\t\t' ) }
		keepalive 32;
	}
	server {
		listen 127.0.0.1:${ port } backlog=1024;
		location / {
			proxy_pass http://nodes;
			proxy_http_version 1.1;
			proxy_set_header Connection "";
			proxy_set_header Host $http_host;
			proxy_read_timeout 120;
			# A node that refuses is left alone for two seconds. What was posted is not sent twice: browsers do that.
			proxy_next_upstream error timeout http_502;
		}
	}${ nodes.map( nodeServer ).join( '' ) }
}
`;

/**
 * Starts nginx: the balancer, and the web server of each node.
 *
 * @param {string}    folder Where its files lie.
 * @param {number}    port   Where the site answers.
 * @param {WebNode[]} nodes  Running.
 */
export async function startFront( folder, port, nodes ) {
	mkdirSync( folder, { recursive: true } );
	nodes.forEach( ( node ) => node.emptyCache() );
	const file = resolve( folder, 'nginx.conf' );
	writeFileSync( file, configuration( folder, port, nodes ) );
	const server = startServer( 'nginx', [
		'-e',
		resolve( folder, 'nginx.log' ),
		'-c',
		file,
	] );
	try {
		await awaitPage( `http://127.0.0.1:${ port }/` );
	} catch ( error ) {
		await server.stop();
		throw error;
	}
	return () => server.stop();
}
