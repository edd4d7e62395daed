<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Access\Rights;
use UserFeedback\Container;
use UserFeedback\Database\Transaction;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Responses\Counts\CountWriter;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\SurveyRepository;

/**
 * The services by which people read and change stored responses; Module defines the others.
 *
 * @since 0.5.0
 */
final class StoredResponseServices {

	/**
	 * Registers their factories.
	 */
	public static function define( Container $container ): void {
		self::defineLists( $container );
		self::defineMoves( $container );
		$container->define(
			StoredResponseService::class,
			static fn ( Container $c ) => new StoredResponseService(
				$c->get( SurveyRepository::class ),
				$c->get( ResponseReader::class ),
				$c->get( ResponseFilterRules::class ),
				$c->get( ResponseStateRepository::class ),
				$c->get( ResponseLocks::class ),
				$c->get( ResponseMoves::class ),
				$c->get( CountWriter::class ),
				$c->get( FeatureGate::class ),
				$c->get( Transaction::class )
			)
		);
		$container->define(
			ResponseLocks::class,
			static fn ( Container $c ) => new ResponseLocks( $c->get( SurveyRepository::class ), $c->get( ResponseStateRepository::class ) )
		);
		$container->define(
			ResponseRemarks::class,
			static fn ( Container $c ) => new ResponseRemarks(
				$c->get( SurveyRepository::class ),
				$c->get( ResponseLocks::class ),
				$c->get( ResponseReader::class ),
				$c->get( NoteRepository::class ),
				$c->get( TagRepository::class ),
				$c->get( FeatureGate::class ),
				$c->get( Rights::class ),
				$c->get( Transaction::class ),
				$c->get( Clock::class )
			)
		);
		$container->define(
			RemarksPresenter::class,
			static fn ( Container $c ) => new RemarksPresenter( $c->get( ResponseRemarks::class ) )
		);
		$container->define(
			RemarksController::class,
			static fn ( Container $c ) => new RemarksController( $c->get( ResponseRemarks::class ), $c->get( RemarksPresenter::class ) )
		);
		$container->define(
			ResponseRetention::class,
			static fn ( Container $c ) => new ResponseRetention(
				$c->get( ResponseStateRepository::class ),
				$c->get( Transaction::class ),
				$c->get( Clock::class )
			)
		);
	}

	private static function defineMoves( Container $container ): void {
		$container->define(
			ResponseMoves::class,
			static fn ( Container $c ) => new ResponseMoves(
				$c->get( SurveyRepository::class ),
				$c->get( ResponseReader::class ),
				$c->get( ResponseStateRepository::class ),
				$c->get( ResponseLocks::class ),
				$c->get( CountWriter::class ),
				$c->get( ResponseWriter::class ),
				$c->get( Transaction::class )
			)
		);
		$container->define(
			HeldResponses::class,
			static fn ( Container $c ) => new HeldResponses( $c->get( HeldResponseRepository::class ), $c->get( ResponseMoves::class ) )
		);
	}

	private static function defineLists( Container $container ): void {
		$container->define(
			ResponseFilterRules::class,
			static fn ( Container $c ) => new ResponseFilterRules(
				$c->get( ResponseReader::class ),
				$c->get( QuestionTypes::class ),
				$c->get( FeatureGate::class ),
				$c->get( Clock::class )
			)
		);
		$container->define(
			ResponseListService::class,
			static fn ( Container $c ) => new ResponseListService(
				$c->get( SurveyRepository::class ),
				$c->get( ResponseReader::class ),
				$c->get( FilterChoiceRepository::class ),
				$c->get( TagRepository::class ),
				$c->get( QuestionTypes::class ),
				$c->get( FeatureGate::class )
			)
		);
	}
}
