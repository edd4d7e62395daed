<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Ratings;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Model\Capability;
use UserFeedback\Support\Command;
use UserFeedback\Support\Lazy;

/**
 * wp userfeedback rating sources
 *
 * @since 0.7.0
 */
final class RatingSourcesCommand extends Command {

	/**
	 * @param Closure(): RatingImport $imports Called only when the command runs.
	 */
	public function __construct( #[Lazy( RatingImport::class )] private readonly Closure $imports ) {}

	public static function capability(): string {
		return Capability::MANAGE;
	}

	/**
	 * Lists the plugins whose ratings were found on this site. They need not be active.
	 *
	 * ## OPTIONS
	 *
	 * [--fields=<fields>]
	 * : Fields that are printed, separated by commas: source, name, posts, ratings, dated, status. Default: all.
	 *
	 * [--format=<format>]
	 * : How to print them.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - yaml
	 *   - ids
	 *   - count
	 * ---
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function __invoke( array $arguments, array $options ): void {
		$rows = self::attempt( fn () => array_map( self::row( ... ), ( $this->imports )()->found() ) );
		self::printItems( $options, $rows, [ 'source', 'name', 'posts', 'ratings', 'dated', 'status' ] );
	}

	/**
	 * @return array<string, string|int>
	 */
	private static function row( SourceReport $report ): array {
		$progress = $report->progress;
		return [
			'source'  => $report->id,
			'name'    => $report->name,
			'posts'   => $report->posts,
			'ratings' => $report->ratings,
			'dated'   => $report->votes->dated,
			'status'  => match ( true ) {
				$progress['at'] === null     => 'new',
				$progress['cursor'] !== null => 'interrupted',
				default                      => 'imported',
			},
		];
	}
}
