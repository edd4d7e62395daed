<?php
/**
 * A small web server on 127.0.0.2 that receives webhooks: writes its ports (http, https with a certificate of its own) to DIR/ports, each request to
 * DIR/<n>.json as { method, path, headers, body }, and answers what DIR/mode says: a status such as "200" or "429 Retry-After: 90", "301", "drip"
 * (a byte a second), "huge" (10 MB), "silent" (nothing) or "hang up".
 *
 * Usage: php webhook-server.php DIR
 */

declare( strict_types=1 );

$directory = $argv[1];

$key = openssl_pkey_new();
$csr = openssl_csr_new( [ 'commonName' => '127.0.0.2' ], $key );
$own = $csr instanceof OpenSSLCertificateSigningRequest ? openssl_csr_sign( $csr, null, $key, 2 ) : false;
if ( $own === false ) {
	exit( 1 );
}
openssl_x509_export( $own, $certificate );
openssl_pkey_export( $key, $private );
file_put_contents( "$directory/server.pem", $certificate . $private );

$plain  = stream_socket_server( 'tcp://127.0.0.2:0' );
$secure = stream_socket_server(
	'tcp://127.0.0.2:0',
	$code,
	$message,
	STREAM_SERVER_BIND | STREAM_SERVER_LISTEN,
	stream_context_create( [ 'ssl' => [ 'local_cert' => "$directory/server.pem" ] ] )
);
if ( $plain === false || $secure === false ) {
	exit( 1 );
}
$port = static fn ( mixed $socket ) => substr( strrchr( (string) stream_socket_get_name( $socket, false ), ':' ) ?: '', 1 );
file_put_contents( "$directory/ports.new", $port( $plain ) . ' ' . $port( $secure ) );
rename( "$directory/ports.new", "$directory/ports" );

/**
 * @param resource $connection
 * @return array{method: string, path: string, headers: array<string, string>, body: string}|null
 */
function request( mixed $connection ): ?array {
	stream_set_timeout( $connection, 10 );
	$line = explode( ' ', (string) fgets( $connection ) );
	if ( count( $line ) < 3 ) {
		return null;
	}
	$headers = [];
	while ( ( $header = trim( (string) fgets( $connection ) ) ) !== '' ) {
		[ $name, $value ] = explode( ':', $header, 2 );
		$headers[ strtolower( $name ) ] = trim( $value );
	}
	return [
		'method'  => $line[0],
		'path'    => $line[1],
		'headers' => $headers,
		'body'    => (string) stream_get_contents( $connection, (int) ( $headers['content-length'] ?? 0 ) ),
	];
}

/**
 * @param resource $connection
 */
function answer( mixed $connection, string $mode ): void {
	[ $status, $header ] = explode( ' ', $mode, 2 ) + [ 1 => '' ];
	$begin               = static fn ( string $code, int $length, string $more ) => "HTTP/1.1 $code Said\r\nContent-Length: $length\r\n"
		. "Connection: close\r\n" . ( $more === '' ? '' : "$more\r\n" ) . "\r\n";
	if ( $mode === 'drip' ) {
		fwrite( $connection, $begin( '200', 60, '' ) );
		for ( $n = 0; $n < 60 && @fwrite( $connection, 'x' ) !== false; $n++ ) {
			sleep( 1 );
		}
	} elseif ( $mode === 'huge' ) {
		fwrite( $connection, $begin( '200', 10_485_760, '' ) );
		for ( $n = 0; $n < 1280 && @fwrite( $connection, str_repeat( 'big ', 2048 ) ) !== false; $n++ );
	} elseif ( $mode === 'silent' ) {
		sleep( 8 );
	} elseif ( $mode !== 'hang up' ) {
		$text = "The receiver says $status.";
		fwrite( $connection, $begin( $status, strlen( $text ), $status === '301' ? 'Location: http://127.0.0.1/inside' : $header ) . $text );
	}
}

$count = 0;
while ( true ) {
	$ready = [ $plain, $secure ];
	$none  = null;
	if ( ! stream_select( $ready, $none, $none, 120 ) ) {
		break;
	}
	foreach ( $ready as $socket ) {
		$connection = @stream_socket_accept( $socket, 1 );
		if ( $connection === false ) {
			continue;
		}
		if ( $socket === $secure && @stream_socket_enable_crypto( $connection, true, STREAM_CRYPTO_METHOD_TLS_SERVER ) !== true ) {
			fclose( $connection );
			continue;
		}
		$request = request( $connection );
		if ( $request !== null ) {
			// phpcs:ignore Generic.PHP.ForbiddenFunctions -- A process without the plugin.
			file_put_contents( sprintf( '%s/%05d.json', $directory, ++$count ), json_encode( $request, JSON_THROW_ON_ERROR ) );
			answer( $connection, is_file( "$directory/mode" ) ? (string) file_get_contents( "$directory/mode" ) : '200' );
		}
		fclose( $connection );
	}
}
