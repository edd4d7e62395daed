<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Extensions\Part;
use UserFeedback\Extensions\PartKind;
use UserFeedback\Extensions\Parts;
use UserFeedback\Extensions\Registry;
use WP_Scripts;

/**
 * The parts that the surveys on a page need: files for the loader, and texts.
 *
 * @phpstan-type File array{handle: string, src: string, before: string, after: string, optional?: true}
 * @since 0.1.0
 */
final class PageParts {

	private ?Parts $parts = null;

	public function __construct(
		private readonly CoreParts $core,
		private readonly Registry $registry
	) {}

	/**
	 * The files that a survey needs besides the app, in order. Gates are loaded before the survey is chosen, triggers before the app. Empty lists are
	 * omitted.
	 *
	 * @param array<string, mixed> $survey     Its page data.
	 * @param list<string>         $known      Handles of the app's files.
	 * @param WP_Scripts           $registered Registered scripts, for dependencies.
	 * @return array{gates?: list<File>, triggers?: list<File>, scripts?: list<File>, tab?: list<string>}
	 */
	public function files( array $survey, array $known, WP_Scripts $registered ): array {
		$stages = [
			'gates'    => [],
			'triggers' => [],
			'scripts'  => [],
		];
		foreach ( $this->parts()->neededBy( $survey ) as $part ) {
			$stage              = match ( $part->kind ) {
				PartKind::Gate    => 'gates',
				PartKind::Trigger => 'triggers',
				default           => 'scripts',
			};
			$stages[ $stage ][] = $part;
		}
		return array_filter(
			[
				'gates'    => self::filesOf( $stages['gates'], [], $registered ),
				'triggers' => self::filesOf( $stages['triggers'], [], $registered ),
				'scripts'  => self::filesOf( $stages['scripts'], $known, $registered ),
			]
		) + self::ofTab( $stages['scripts'] );
	}

	/**
	 * The handles of the parts that the tab of a minimised popup needs. Missing if the tab cannot be shown without wp-element: a listener would miss
	 * that it is shown.
	 *
	 * @param list<Part> $parts
	 * @return array{tab?: list<string>}
	 */
	private static function ofTab( array $parts ): array {
		$handles = [];
		foreach ( $parts as $part ) {
			if ( $part->kind->isForTab() ) {
				$script = $part->script();
				if ( $script->isPlain ) {
					$handles[] = $script->handle;
				} elseif ( $part->kind === PartKind::Listener ) {
					return [];
				}
			}
		}
		return [ 'tab' => $handles ];
	}

	/**
	 * The files that an inline survey needs. It draws its questions itself, so these are parts that decide or listen.
	 *
	 * @since 0.6.0
	 *
	 * @param array<string, mixed> $survey Its page data.
	 * @return list<File> All optional.
	 */
	public function inlineFiles( array $survey ): array {
		$kinds = [ PartKind::NextQuestion, PartKind::Listener, PartKind::Observer ];
		// What visitors see of popups does not concern the content of a page.
		$isUsed = static fn ( Part $part ) => in_array( $part->kind, $kinds, true ) && $part->name !== CoreParts::REACH;
		$parts  = array_filter( $this->parts()->neededBy( $survey ), $isUsed );
		return self::filesOf( array_values( $parts ), [], wp_scripts() );
	}

	/**
	 * The gates that decide about an inline survey: whether its visitor may see it, not when.
	 *
	 * @since 0.7.0
	 *
	 * @param array<string, mixed> $survey Its page data.
	 * @return array{gates?: list<File>} Missing if there are none.
	 */
	public function inlineGates( array $survey ): array {
		$isUsed = static fn ( Part $part ) => $part->kind === PartKind::Gate && $part->isForContent;
		$parts  = array_filter( $this->parts()->neededBy( $survey ), $isUsed );
		return array_filter( [ 'gates' => self::filesOf( array_values( $parts ), [], wp_scripts() ) ] );
	}

	/**
	 * The texts that the parts of surveys need.
	 *
	 * @param list<array<string, mixed>> $surveys Their page data.
	 * @return array<string, string> By key.
	 */
	public function strings( array $surveys ): array {
		$strings = [];
		foreach ( $surveys as $survey ) {
			foreach ( $this->parts()->neededBy( $survey ) as $part ) {
				$strings += $part->script()->strings;
			}
		}
		return $strings;
	}

	/**
	 * Required files first, then optional ones.
	 *
	 * @param list<Part>   $parts
	 * @param list<string> $known
	 * @return list<File>
	 */
	private static function filesOf( array $parts, array $known, WP_Scripts $registered ): array {
		$files = [];
		foreach ( [ false, true ] as $isOptional ) {
			$chosen  = array_filter( $parts, static fn ( Part $part ) => $part->kind->isOptional() === $isOptional );
			$scripts = array_values( array_map( static fn ( Part $part ) => $part->script(), $chosen ) );
			foreach ( $scripts === [] ? [] : ScriptClosure::withNeeds( $scripts, $registered ) as $file ) {
				if ( ! in_array( $file['handle'], $known, true ) ) {
					$known[] = $file['handle'];
					$files[] = $file + ( $isOptional ? [ 'optional' => true ] : [] );
				}
			}
		}
		return $files;
	}

	private function parts(): Parts {
		return $this->parts ??= $this->core->parts()->with( $this->registry->parts() );
	}
}
