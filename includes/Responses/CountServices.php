<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Container;
use UserFeedback\Database\Connection;
use UserFeedback\Database\Transaction;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Responses\Counts\CountFolding;
use UserFeedback\Responses\Counts\CountMove;
use UserFeedback\Responses\Counts\CountWriter;
use UserFeedback\Responses\Counts\DailyCountsRepository;
use UserFeedback\Responses\Counts\QuestionCountsRepository;
use UserFeedback\Responses\Counts\RecountRepository;
use UserFeedback\Responses\Counts\SurveyCountsRepository;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Surveys\SurveyResponses;

/**
 * The services that read and change counts; Module defines the others.
 *
 * @since 0.7.0
 */
final class CountServices {

	/**
	 * Registers their factories.
	 */
	public static function define( Container $container ): void {
		$container->define( DailyCountsRepository::class, static fn ( Container $c ) => new DailyCountsRepository( $c->get( Connection::class ) ) );
		foreach ( [ SurveyCountsRepository::class, QuestionCountsRepository::class ] as $name ) {
			$container->define(
				$name,
				static fn ( Container $c ) => new $name( $c->get( Connection::class ), $c->get( DailyCountsRepository::class ) )
			);
		}
		$container->define(
			SurveyResponses::class,
			static fn ( Container $c ) => new SurveyResponsesRepository( $c->get( Connection::class ), $c->get( SurveyCountsRepository::class ) )
		);
		$container->define(
			CountWriter::class,
			static fn ( Container $c ) => new CountWriter( $c->get( Connection::class ), $c->get( Transaction::class ), $c->get( Clock::class ) )
		);
		$container->define(
			CountMove::class,
			static fn ( Container $c ) => new CountMove(
				$c->get( DailyCountsRepository::class ),
				$c->get( CountWriter::class ),
				$c->get( WorkQueue::class ),
				$c->get( Transaction::class ),
				$c->get( Clock::class )
			)
		);
		$container->define(
			CountFolding::class,
			static fn ( Container $c ) => new CountFolding( $c->get( CountWriter::class ), $c->get( WorkQueue::class ) )
		);
		$container->define(
			Recount::class,
			static fn ( Container $c ) => new Recount(
				$c->get( SurveyRepository::class ),
				$c->get( ResponseStateRepository::class ),
				new RecountRepository( $c->get( Connection::class ), $c->get( CountWriter::class ) ),
				$c->get( CountMove::class ),
				$c->get( Transaction::class ),
				$c->get( WorkRunner::class )
			)
		);
		$container->define( RecountCommand::class, static fn ( Container $c ) => new RecountCommand( $c->lazy( Recount::class ) ) );
	}
}
