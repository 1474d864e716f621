/** The principals every route is tested with. `inactive` has a session from before the deactivation. */
export const principals = [
  'anonymous',
  'unverified',
  'inactive',
  'learner',
  'enrolled',
  'owner',
  'otherInstructor',
  'admin',
] as const;
export type Principal = (typeof principals)[number];

const everyone: Principal[] = [...principals];
const signedIn: Principal[] = ['unverified', 'learner', 'enrolled', 'owner', 'otherInstructor', 'admin'];
const members: Principal[] = ['learner', 'enrolled', 'owner', 'otherInstructor', 'admin'];
const learners: Principal[] = ['learner', 'enrolled'];
const enrolled: Principal[] = ['enrolled'];
const instructors: Principal[] = ['owner', 'otherInstructor'];
const authors: Principal[] = ['owner', 'otherInstructor', 'admin'];
const owners: Principal[] = ['owner'];
const ownerAndAdmin: Principal[] = ['owner', 'admin'];
const watchers: Principal[] = ['enrolled', 'owner', 'admin'];
const admins: Principal[] = ['admin'];

/** Who is let in, route by route. A route that is not listed fails the test: decide, then list it. */
export const table: Record<string, Principal[]> = {
  'POST /register': everyone,
  'POST /login': everyone,
  'GET /logout': everyone,
  'GET /login-status': everyone,
  'GET /user': members,
  'POST /user/verify-email': everyone,
  'POST /user/verify-user/{token}': everyone,
  'POST /user/forget-password': everyone,
  'POST /user/reset-password/{token}': everyone,
  'PATCH /user/update': signedIn,
  'PUT /user/change-password': signedIn,
  'GET /user/sessions': signedIn,
  'DELETE /user/sessions': signedIn,
  'DELETE /user/sessions/{id}': signedIn,

  'POST /media': authors,
  'POST /media/upload-photo': members,
  'GET /media/{publicId}': ownerAndAdmin,
  'DELETE /media/delete/{publicId}': ownerAndAdmin,
  'POST /uploads': authors,
  'GET /uploads/{id}': owners,
  'PATCH /uploads/{id}': owners,
  'DELETE /uploads/{id}': owners,

  'GET /courses': everyone,
  'GET /courses/categories': everyone,
  'GET /courses/{id}': everyone,
  'POST /courses': instructors,
  'PUT /courses/{id}': ownerAndAdmin,
  'DELETE /courses/{id}': ownerAndAdmin,
  'GET /courses/{id}/edit': ownerAndAdmin,
  'GET /courses/{id}/history': ownerAndAdmin,
  'POST /courses/{id}/archive': ownerAndAdmin,
  'PATCH /courses/{id}/publication': ownerAndAdmin,
  'GET /courses/instructor-courses': instructors,
  'GET /courses/instructor-courses.csv': instructors,
  'GET /admin/courses': admins,
  'GET /admin/courses.csv': admins,
  'GET /admin/courses/{id}': admins,
  'PATCH /admin/courses/{id}/review': admins,
  'PUT /admin/courses/{id}/status': admins,
  'DELETE /admin/courses/{id}': admins,

  'GET /courses/{id}/progress': enrolled,
  'PUT /courses/{id}/progress': enrolled,
  'PUT /courses/{id}/lectures/{lectureId}/playback': enrolled,
  'GET /courses/{id}/lectures/{lectureId}/media': watchers,
  'GET /courses/{id}/study': enrolled,
  'PUT /courses/{id}/welcome': enrolled,
  'GET /dashboard/enrolments': members,
  'GET /dashboard/recommendations': members,
  'PUT /courses/{id}/target-date': enrolled,

  'GET /courses/{id}/reviews': everyone,
  'PUT /courses/{id}/reviews': enrolled,
  'PUT /courses/{id}/reviews/{reviewId}/answer': ['owner'],
  'DELETE /courses/{id}/reviews/{reviewId}': admins,

  'GET /courses/{id}/notes': enrolled,
  'GET /courses/{id}/notes.csv': enrolled,
  'GET /courses/{id}/notes.md': enrolled,
  'PUT /courses/{id}/notes/{noteId}': enrolled,
  'DELETE /courses/{id}/notes/{noteId}': enrolled,

  'GET /courses/{id}/discord': watchers,

  'GET /certificates/my-certificates': members,
  'POST /certificates/{courseId}/request': enrolled,
  'GET /certificates/{courseId}/download': enrolled,
  'GET /certificates/download/{courseId}': enrolled,
  'GET /certificates/verify/{number}': everyone,
  'GET /renewals/schemes': learners,
  'GET /renewals/holdings': learners,
  'POST /renewals/holdings': learners,
  'DELETE /renewals/holdings/{id}': enrolled,
  'GET /renewals/entries': learners,
  'GET /renewals/entries.csv': learners,
  'POST /renewals/entries': learners,
  'GET /renewals/entries/{id}': enrolled,
  'PUT /renewals/entries/{id}': enrolled,
  'DELETE /renewals/entries/{id}': enrolled,
  'GET /admin/certificates/admin': admins,
  'GET /admin/certificates/admin.csv': admins,
  'PUT /certificates/admin/{id}/approve': admins,
  'PUT /certificates/admin/{id}/reject': admins,
  'PUT /certificates/admin/{id}/revoke': admins,

  'GET /payment/methods': everyone,
  'POST /payment/create-order': learners,
  'POST /payment/verify-payment': enrolled,
  'GET /payment/history': members,
  'GET /payment/orders/{id}': enrolled,
  'POST /payment/orders/{id}/cancel': enrolled,
  'GET /admin/orders': admins,
  'GET /admin/orders.csv': admins,
  'GET /admin/orders/{id}': admins,
  'POST /admin/orders/{id}/confirm': admins,
  'POST /admin/orders/{id}/reject': admins,
  'POST /admin/orders/{id}/refund': admins,
  'GET /payment/bank-accounts': learners,
  'POST /payment/bank-confirmation': learners,
  'POST /payment/webhooks/{provider}': everyone,
  'POST /payment/{provider}/create-order': learners,
  'POST /payment/{provider}/capture-payment': enrolled,

  'POST /newsletter/subscribe': everyone,
  'POST /newsletter/unsubscribe': everyone,
  'POST /newsletter/one-click/{token}': everyone,

  'GET /admin/audit-log': admins,
  'GET /admin/audit-log.csv': admins,
  'GET /admin/system': admins,
  'GET /admin/system/jobs': admins,
  'GET /admin/system/services': admins,
  'POST /admin/system/jobs/{id}/retry': admins,
  'DELETE /admin/system/jobs/{id}': admins,
  'GET /admin/newsletter/subscribers': admins,
  'GET /admin/newsletter/subscribers.csv': admins,
  'GET /admin/inbox': admins,
  'GET /admin/stats': admins,
  'GET /admin/recent-activities': admins,
  'GET /admin/trends': admins,
  'GET /courses/instructor-summary': instructors,
  'GET /courses/instructor-trends': instructors,
  'GET /courses/enrolled-students': instructors,
  'GET /courses/enrolled-students.csv': instructors,

  'GET /admin/users': admins,
  'GET /admin/users.csv': admins,
  'PUT /admin/users/{id}/role': admins,
  'PUT /admin/users/{id}/status': admins,
  'DELETE /admin/users/{id}': admins,

  'GET /openapi.json': everyone,
};
