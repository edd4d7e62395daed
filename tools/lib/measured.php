<?php
/**
 * php measured.php REPORT PROGRAM ARGUMENT…: runs a program and writes to the file REPORT how many seconds of CPU
 * time it and its descendants used. Exits with the program's code.
 *
 * A process knows the CPU time of children that it has waited for. Orphaned descendants, such as Chromium's zygote
 * process, become children of this process instead of init (Linux only).
 */

declare( strict_types=1 );

const PR_SET_CHILD_SUBREAPER = 36;
const RUSAGE_CHILDREN        = 1;

$report  = $argv[1];
$program = $argv[2];

if ( PHP_OS_FAMILY === 'Linux' && extension_loaded( 'FFI' ) ) {
	try {
		$libc = FFI::cdef( 'int prctl( int option, unsigned long a, unsigned long b, unsigned long c, unsigned long d );' );
		$libc->prctl( PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0 );
	} catch ( FFI\Exception ) {
		fwrite( STDERR, "FFI is switched off: the CPU time of what a stage leaves behind is not counted.\n" );
	}
}

$child = pcntl_fork();
if ( $child === 0 ) {
	pcntl_exec( $program, array_slice( $argv, 3 ) );
	exit( 127 );
}
do {
	$ended = pcntl_wait( $status );
} while ( $ended > 0 && $ended !== $child );
$code = pcntl_wifexited( $status ) ? pcntl_wexitstatus( $status ) : 1;

// Waits up to two seconds for processes that are about to end.
for ( $patience = 40; $patience > 0; --$patience ) {
	do {
		$ended = pcntl_wait( $remaining, WNOHANG );
	} while ( $ended > 0 );
	if ( $ended < 0 ) {
		break;
	}
	usleep( 50_000 );
}

$used = (array) getrusage( RUSAGE_CHILDREN );
file_put_contents( $report, $used['ru_utime.tv_sec'] + $used['ru_stime.tv_sec'] + ( $used['ru_utime.tv_usec'] + $used['ru_stime.tv_usec'] ) / 1e6 );
exit( $code );
