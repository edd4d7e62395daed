<?php
/**
 * php keeper.php PROGRAM ARGUMENT…: runs a program until its own input is closed. That happens however the process at the other end of the
 * input ends, also when it is killed and can do nothing any more. Ends with the program.
 */

declare( strict_types=1 );

$null    = [ 'file', '/dev/null', 'r+' ];
$process = proc_open( array_slice( $argv, 1 ), [ $null, $null, $null ], $pipes );
if ( $process === false ) {
	exit( 1 );
}
do {
	$input = [ STDIN ];
	$none  = null;
	// What arrives is nothing but the end of the input.
	$isClosed = stream_select( $input, $none, $none, 0, 250_000 ) === 1;
} while ( ! $isClosed && proc_get_status( $process )['running'] );
// SIGKILL, by its number: the constant belongs to an extension.
proc_terminate( $process, 9 );
proc_close( $process );
