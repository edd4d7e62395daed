<?php

declare( strict_types=1 );

namespace UserFeedback\Database\Work;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Support\Dates;
use UserFeedback\Support\RestController;
use WP_REST_Request;

/**
 * REST: how far long works are. Each user sees the works of kinds whose capability he has.
 *
 * @since 0.7.0
 */
final class JobsController extends RestController {

	private const MAX_LISTED = 50;

	/** @var string */
	protected $rest_base = 'jobs';

	public function __construct( private readonly WorkRunner $works ) {}

	public function register_routes(): void {
		// Whoever has any; mayRead() checks that of each kind.
		$permission = $this->requires( ...Capability::ALL );

		// GET jobs: the newest ones.
		$this->addRoute(
			$this->rest_base,
			[ self::endpoint( 'GET', fn () => $this->answer( fn () => [ 'items' => $this->items() ] ), $permission ) ],
			static fn () => JobSchema::list()
		);

		// GET jobs/{id}: how far one is.
		$this->addRoute(
			$this->rest_base . '/(?P<id>\d+)',
			[
				self::endpoint(
					'GET',
					fn ( WP_REST_Request $request ) => $this->answer(
						fn () => $this->item( $this->visible( self::pathId( $request ) ) )
					),
					$permission
				),
			],
			static fn () => JobSchema::job()
		);
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private function items(): array {
		$mine = array_filter( $this->works->newest( self::MAX_LISTED ), $this->mayRead( ... ) );
		return array_values( array_map( $this->item( ... ), $mine ) );
	}

	/**
	 * @throws WorkRefused When there is none, or the user may not know of it.
	 */
	private function visible( int $id ): StoredWork {
		$work = $this->works->find( $id );
		return $this->mayRead( $work ) ? $work : throw WorkRefused::notFound();
	}

	private function mayRead( StoredWork $work ): bool {
		return current_user_can( $this->works->capability( $work->kind ) ?? Capability::MANAGE );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function item( StoredWork $work ): array {
		$isUnknown = ! $work->isOver() && ! $this->works->isKnown( $work->kind );
		// May name tables.
		$error = current_user_can( Capability::MANAGE ) ? $work->error : '';
		return [
			'id'          => $work->id,
			'kind'        => $work->kind,
			'subject'     => $work->subject,
			'status'      => $work->status,
			'done'        => $work->done,
			'total'       => $work->total,
			'error'       => $isUnknown ? WorkRefused::unknownKindText( $work->kind ) : $error,
			'created_at'  => Dates::toIso( $work->createdAt ),
			'updated_at'  => Dates::toIso( $work->updatedAt ),
			'finished_at' => $work->finishedAt === null ? null : Dates::toIso( $work->finishedAt ),
		];
	}
}
