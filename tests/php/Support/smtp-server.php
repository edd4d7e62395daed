<?php
/**
 * A small SMTP server on loopback: writes its port to DIR/port, every mail to DIR/<n>.eml, and answers what DIR/mode says: "accept"
 * (the default), "refuse" (554 after DATA), "hang up" (closes after DATA) or "lose the answer" (writes the mail, then closes).
 *
 * Usage: php smtp-server.php DIR
 */

declare( strict_types=1 );

$directory = $argv[1];
$server    = stream_socket_server( 'tcp://127.0.0.1:0' );
if ( $server === false ) {
	exit( 1 );
}
file_put_contents( "$directory/port.new", substr( strrchr( (string) stream_socket_get_name( $server, false ), ':' ) ?: '', 1 ) );
rename( "$directory/port.new", "$directory/port" );

$count = 0;
while ( $connection = @stream_socket_accept( $server, 120 ) ) {
	fwrite( $connection, "220 loopback ESMTP\r\n" );
	while ( ( $line = fgets( $connection ) ) !== false ) {
		$command = strtoupper( substr( $line, 0, 4 ) );
		if ( $command === 'DATA' ) {
			fwrite( $connection, "354 go on\r\n" );
			$mail = '';
			while ( ( $line = fgets( $connection ) ) !== false && $line !== ".\r\n" ) {
				$mail .= $line;
			}
			$mode = is_file( "$directory/mode" ) ? file_get_contents( "$directory/mode" ) : 'accept';
			if ( $mode === 'hang up' ) {
				break;
			}
			if ( $mode === 'refuse' ) {
				fwrite( $connection, "554 refused\r\n" );
				continue;
			}
			file_put_contents( sprintf( '%s/%05d.eml', $directory, ++$count ), $mail );
			if ( $mode === 'lose the answer' ) {
				break;
			}
		}
		if ( $command === 'QUIT' ) {
			fwrite( $connection, "221 bye\r\n" );
			break;
		}
		fwrite( $connection, "250 OK\r\n" );
	}
	fclose( $connection );
}
