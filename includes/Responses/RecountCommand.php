<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Model\Capability;
use UserFeedback\Support\Command;
use UserFeedback\Support\Lazy;
use WP_CLI;

/**
 * wp userfeedback recount
 *
 * @since 0.1.0
 */
final class RecountCommand extends Command {

	/**
	 * @param Closure(): Recount $recount Called only when the command runs.
	 */
	public function __construct( #[Lazy( Recount::class )] private readonly Closure $recount ) {}

	public static function capability(): string {
		return Capability::MANAGE;
	}

	/**
	 * Counts the stored responses of surveys again and corrects counts that are wrong.
	 *
	 * ## OPTIONS
	 *
	 * [<id>...]
	 * : IDs of surveys. Without them, all surveys outside the trash. Each is a job, which cron continues if the command is interrupted.
	 *
	 * @param list<string> $arguments
	 */
	public function __invoke( array $arguments ): void {
		foreach ( $arguments === [] ? ( $this->recount )()->surveys() : self::ids( $arguments ) as $id ) {
			$wasWrong = self::attempt( fn () => ( $this->recount )()->run( $id ) );
			WP_CLI::log(
				$wasWrong
					/* translators: %d: id of a survey. */
					? sprintf( __( 'Survey %d: counts were wrong and have been corrected.', 'userfeedback' ), $id )
					/* translators: %d: id of a survey. */
					: sprintf( __( 'Survey %d: all counts are correct.', 'userfeedback' ), $id )
			);
		}
	}
}
