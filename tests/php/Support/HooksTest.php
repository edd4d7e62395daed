<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use PHPUnit\Framework\TestCase;

/**
 * docs/hooks.md is about the hooks that fire in the code.
 */
final class HooksTest extends TestCase {

	private const ROOT = __DIR__ . '/../../..';

	public function testEveryHookIsDocumentedWhereItFiresAndInTheList(): void {
		$documented = self::documented();
		$fired      = [];
		foreach ( SourceFiles::of( [ 'includes', 'addons' ] ) as $path => $code ) {
			preg_match_all( "/(do_action|apply_filters)(?:_ref_array)?\(\s*'(userfeedback_\w+)'/", $code, $calls, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
			foreach ( $calls as [ 1 => [ $function ], 2 => [ $hook, $offset ] ] ) {
				$fired[] = $hook;
				self::assertArrayHasKey( $hook, $documented, "$path fires a hook that docs/hooks.md does not list" );
				[ 'section' => $section, 'class' => $class, 'since' => $since ] = $documented[ $hook ];
				self::assertSame( $function === 'do_action' ? 'Actions' : 'Filters', $section, $hook );
				self::assertStringEndsWith( str_replace( '\\', '/', $class ) . '.php', $path, "$hook fires elsewhere than docs/hooks.md says" );
				// The comment right before the call, as for WordPress' own parser.
				$before  = substr( $code, 0, $offset );
				$comment = substr( $before, (int) strrpos( $before, '/**' ) );
				self::assertSame( 1, preg_match( '/@since (\d+\.\d+\.\d+)/', $comment, $match ), "$hook has no @since where it fires" );
				self::assertStringStartsWith( $match[1] ?? '', $since, "$hook: since" );
			}
		}
		self::assertEqualsCanonicalizing( array_keys( $documented ), array_values( array_unique( $fired ) ) );
	}

	/**
	 * @return array<string, array{section: string, class: string, since: string}> By hook.
	 */
	private static function documented(): array {
		$found   = [];
		$section = '';
		foreach ( (array) file( self::ROOT . '/docs/hooks.md', FILE_IGNORE_NEW_LINES ) as $line ) {
			$line = (string) $line;
			if ( str_starts_with( $line, '## ' ) ) {
				$section = substr( $line, 3 );
			} elseif ( preg_match( '/^\| `(userfeedback_\w+)` \| .*?\(`([\w\\\\]+)`\) \|.*\| ([^|]+) \|$/', $line, $match ) === 1 ) {
				$found[ $match[1] ] = [
					'section' => $section,
					'class'   => $match[2],
					'since'   => $match[3],
				];
			}
		}
		return $found;
	}
}
