<?php
/**
 * A small SMTP server on loopback: writes its port to DIR/port, every mail to DIR/<n>.eml, and answers what DIR/mode says:
 *
 * - accept (the default)
 * - refuse: 554 after DATA
 * - refuse <address>: 550 to that recipient only
 * - hang up: closes after DATA
 * - lose the answer: writes the mail, then closes
 * - answer late: writes the mail, and answers only when the mode has changed or the client has gone
 * - hang: says nothing at all, not even hello
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

$mode = static fn (): string => is_file( "$directory/mode" ) ? (string) file_get_contents( "$directory/mode" ) : 'accept';
// Until the mode is another one or the client has closed the connection.
$wait = static function ( mixed $connection, string $in ) use ( $mode ): void {
	stream_set_blocking( $connection, false );
	while ( $mode() === $in && ! feof( $connection ) ) {
		fread( $connection, 8192 );
		usleep( 20_000 );
	}
	stream_set_blocking( $connection, true );
};

$count = 0;
while ( $connection = @stream_socket_accept( $server, 120 ) ) {
	if ( $mode() === 'hang' ) {
		$wait( $connection, 'hang' );
		fclose( $connection );
		continue;
	}
	fwrite( $connection, "220 loopback ESMTP\r\n" );
	while ( ( $line = fgets( $connection ) ) !== false ) {
		$command = strtoupper( substr( $line, 0, 4 ) );
		if ( $command === 'RCPT' && str_starts_with( $mode(), 'refuse ' ) && str_contains( $line, '<' . substr( $mode(), 7 ) . '>' ) ) {
			fwrite( $connection, "550 5.1.1 no <such> mailbox\r\n" );
			continue;
		}
		if ( $command === 'DATA' ) {
			fwrite( $connection, "354 go on\r\n" );
			$mail = '';
			while ( ( $line = fgets( $connection ) ) !== false && $line !== ".\r\n" ) {
				// A dot at the beginning of a line is sent twice.
				$mail .= str_starts_with( $line, '..' ) ? substr( $line, 1 ) : $line;
			}
			if ( $mode() === 'hang up' ) {
				break;
			}
			if ( $mode() === 'refuse' ) {
				fwrite( $connection, "554 refused\r\n" );
				continue;
			}
			file_put_contents( sprintf( '%s/%05d.eml', $directory, ++$count ), $mail );
			if ( $mode() === 'lose the answer' ) {
				break;
			}
			if ( $mode() === 'answer late' ) {
				$wait( $connection, 'answer late' );
			}
		}
		if ( $command === 'QUIT' ) {
			@fwrite( $connection, "221 bye\r\n" );
			break;
		}
		@fwrite( $connection, "250 OK\r\n" );
	}
	fclose( $connection );
}
