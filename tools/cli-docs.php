<?php
/**
 * Prints docs/cli.md from the WP-CLI commands themselves: their names from the modules, everything else from the documentation above them, which
 * `wp help` shows as well.
 */

declare( strict_types=1 );

use UserFeedback\Container;
use UserFeedback\Model\Capability;
use UserFeedback\Modules;
use UserFeedback\Support\Command;

require __DIR__ . '/lib/without-wordpress.php';

spl_autoload_register(
	static function ( string $name ): void {
		$file = dirname( __DIR__ ) . '/includes/' . str_replace( [ 'UserFeedback\\', '\\' ], [ '', '/' ], $name ) . '.php';
		if ( is_file( $file ) ) {
			require $file;
		}
	}
);

/**
 * The commands of all modules.
 *
 * @return array<string, class-string<Command>> By name, sorted.
 */
function commands(): array {
	$container = new Container();
	/** @var list<class-string<UserFeedback\Module>> $modules */
	$modules  = ( new ReflectionClassConstant( Modules::class, 'NAMES' ) )->getValue();
	$commands = array_merge( ...array_map( static fn ( string $module ) => ( new $module( $container ) )->commands(), $modules ) );
	ksort( $commands );
	return $commands;
}

/**
 * The text of a comment without its marks and tags.
 */
function text( string|false $comment ): string {
	$text = (string) preg_replace( '~^[ \t]*(/\*\*|\*/|\* ?)~m', '', (string) $comment );
	return trim( (string) preg_replace( '/^@.*/ms', '', $text ) );
}

/**
 * The subcommands of a command.
 *
 * @param class-string<Command> $class
 * @return array<string, string> Text by name, '' for a command that is one itself.
 */
function subcommands( string $class ): array {
	$found = [];
	foreach ( ( new ReflectionClass( $class ) )->getMethods( ReflectionMethod::IS_PUBLIC ) as $method ) {
		if ( $method->isStatic() || $method->isConstructor() ) {
			continue;
		}
		$isNamed = preg_match( '/@subcommand\s+(\S+)/', (string) $method->getDocComment(), $match ) === 1;
		$name    = $method->getName() === '__invoke' ? '' : $method->getName();

		$found[ $isNamed ? $match[1] : $name ] = text( $method->getDocComment() );
	}
	return $found;
}

/**
 * The line that shows which arguments and options there are.
 */
function synopsis( string $name, string $text ): string {
	// Without the choices, which stand between lines of hyphens.
	preg_match_all( '/^(\[?(?:--|<).*)$/m', (string) preg_replace( '/^---$.*?^---$/ms', '', $text ), $found );
	return trim( "wp userfeedback $name " . implode( ' ', $found[1] ) );
}

/**
 * One argument or option as an item of a list: its name, its sentence, its default and its choices.
 */
function option( string $name, string $sentence, string $facts ): string {
	$item = "- `$name`: " . (string) preg_replace( '/\s*\n\s*/', ' ', trim( $sentence ) );
	if ( preg_match( '/^options:\n((?: +- .+\n?)+)/m', $facts, $match ) === 1 ) {
		preg_match_all( '/- (.+)/', $match[1], $choices );
		$item .= ' One of ' . implode( ', ', array_map( static fn ( string $choice ) => "`$choice`", $choices[1] ) ) . '.';
	}
	return $item . ( preg_match( '/^default: (.+)$/m', $facts, $match ) === 1 ? " Default: `$match[1]`." : '' );
}

/**
 * A command as a section of the page.
 */
function section( string $name, string $capability, string $text ): string {
	[ $about, $rest ]    = array_pad( explode( '## OPTIONS', $text, 2 ), 2, '' );
	[ $about, $outside ] = array_pad( explode( '## EXAMPLES', $about, 2 ), 2, '' );
	[ $options, $examples ] = array_pad( explode( '## EXAMPLES', $rest, 2 ), 2, $outside );

	preg_match_all( '/^(\[?(?:--|<)[^\n]*)\n: (.*?)(?:\n---\n(.*?)\n---)?(?=\n\n|\z)/ms', trim( $options ), $found, PREG_SET_ORDER );
	$lines = [
		"### wp userfeedback $name",
		trim( $about ),
		"```\n" . synopsis( $name, $options ) . "\n```",
		implode( "\n", array_map( static fn ( array $option ) => option( $option[1], $option[2], $option[3] ?? '' ), $found ) ),
		trim( $examples ) === '' ? '' : "Examples:\n\n```\n" . (string) preg_replace( '/^ {4}/m', '', trim( $examples ) ) . "\n```",
		"A user who is named with `--user` needs at least `$capability`.",
	];
	return implode( "\n\n", array_filter( $lines ) );
}

$sections = [];
foreach ( commands() as $name => $class ) {
	foreach ( subcommands( $class ) as $subcommand => $text ) {
		$full              = trim( "$name $subcommand" );
		$sections[ $full ] = section( $full, $class::capability(), $text );
	}
}
ksort( $sections );
$groups = [];
foreach ( $sections as $name => $section ) {
	$groups[ explode( ' ', $name )[0] ][] = $section;
}
$names = implode( ', ', array_map( static fn ( string $capability ) => "`$capability`", Capability::ALL ) );

echo <<<PAGE
	# WP-CLI commands

	Generated from the commands by `npm run cli-docs`: do not edit. `wp help userfeedback <command>` shows the same.

	- Without `--user`, a command may do everything: who runs it has the server's shell. With `--user=<login>`, it may do what that user may do in the
	  dashboard ($names), and ends with an error otherwise.
	- `--format` prints a table, csv, json or yaml, only the IDs (`ids`) or their number (`count`); `--fields` chooses the columns.
	- `--porcelain` prints the ID of what was created and nothing else. `--dry-run` checks and shows, and stores nothing.
	- Exit code 0: it was done. Exit code 1: it was refused; the error names the option or field, and nothing was changed unless the text says so.
	- Features that the plan of the site does not include are refused as in the dashboard.
	- Long work has a progress bar and can be interrupted: cron continues it, and `wp userfeedback jobs` shows how far it is.


	PAGE;
foreach ( $groups as $group => $texts ) {
	echo "## $group\n\n" . implode( "\n\n", $texts ) . "\n\n";
}
