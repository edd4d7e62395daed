/** As on a server that a host has looked after: memory for all that is read, what is committed is on the disk. */
export const MARIADB_SETTINGS = [
	'--innodb-buffer-pool-size=1G',
	'--innodb-log-file-size=512M',
];

/** What makes the server write a binary log of every transaction, on the disk before the client hears of it. */
export const BINLOG_SETTINGS = [
	'--log-bin=binlog',
	'--server-id=1',
	'--sync-binlog=1',
];

/** As PHP's command line takes them: some of them cannot be set for a pool. */
export const PHP_SETTINGS = Object.entries( {
	memory_limit: '256M',
	'opcache.enable': '1',
	'opcache.memory_consumption': '192',
	'opcache.max_accelerated_files': '20000',
} ).flatMap( ( [ name, value ] ) => [ '--define', `${ name }=${ value }` ] );

/** What a web server tells PHP of a request. (Debian's own list leaves the port out of the host, and WordPress then redirects.) */
export const FASTCGI = {
	GATEWAY_INTERFACE: 'CGI/1.1',
	SERVER_PROTOCOL: '$server_protocol',
	SERVER_ADDR: '$server_addr',
	SERVER_PORT: '$server_port',
	SERVER_NAME: '$host',
	REMOTE_ADDR: '$remote_addr',
	REQUEST_METHOD: '$request_method',
	REQUEST_SCHEME: '$scheme',
	REQUEST_URI: '$request_uri',
	QUERY_STRING: '$query_string',
	CONTENT_TYPE: '$content_type',
	CONTENT_LENGTH: '$content_length',
	DOCUMENT_ROOT: '$document_root',
	SCRIPT_NAME: '$fastcgi_script_name',
	SCRIPT_FILENAME: '$document_root$fastcgi_script_name',
};

/** A list of a web server's parameters for PHP, as nginx takes them. */
export const fastcgiParameters = ( parameters ) =>
	Object.entries( parameters )
		.map( ( [ name, value ] ) => `fastcgi_param ${ name } ${ value };` )
		.join( '\n\t\t\t' );

/** Folders of nginx for what does not fit its memory. */
export const temporaryPaths = ( folder ) =>
	[ 'client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi' ]
		.map( ( name ) => `${ name }_temp_path ${ folder }/tmp-${ name };` )
		.join( '\n\t' );

/** Four children that never change: one for each connection of the load. */
export function fpmConfig( folder, port, isRoot ) {
	return `[global]
error_log = ${ folder }/fpm.log
[www]
${ isRoot ? 'user = root\ngroup = root' : '' }
php_admin_value[error_log] = ${ folder }/php.log
php_admin_flag[log_errors] = on
listen = 127.0.0.1:${ port }
pm = static
pm.max_children = 4
`;
}

/**
 * A site with pretty permalinks. Each request seems to come, through this proxy, from a network of its own: visitors do not share
 * one address, and an address that sends too much is refused.
 *
 * @param {{ folder: string, root: string, port: number, fpmPort: number, isRoot: boolean }} options
 */
export function nginxConfig( { folder, root, port, fpmPort, isRoot } ) {
	const parameters = fastcgiParameters( {
		...FASTCGI,
		HTTP_X_FORWARDED_FOR: '$bench_visitor',
	} );
	return `${ isRoot ? 'user root;' : '' }
daemon off;
worker_processes 1;
pid ${ folder }/nginx.pid;
events { worker_connections 256; }
http {
	${ temporaryPaths( folder ) }
	include /etc/nginx/mime.types;
	access_log off;
	keepalive_requests 1000000;
	map $request_id $bench_visitor {
		"~^(?<a>....)(?<b>....)(?<c>....)" "2001:$a:$b:$c::1";
	}
	server {
		listen 127.0.0.1:${ port };
		root ${ root };
		index index.php;
		location / {
			try_files $uri $uri/ /index.php?$args;
		}
		location ~ \\.php$ {
			${ parameters }
			fastcgi_buffers 64 16k;
			fastcgi_read_timeout 300;
			fastcgi_pass 127.0.0.1:${ fpmPort };
		}
	}
}
`;
}
